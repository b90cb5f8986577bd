import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { rememberControls } from './same-control.ts';
import { readTyped, replayTyped } from './typed-text.ts';

/** A form whose controls are all controlled by the app, and the app's values. */
function Form({ held }: { held: Record<string, unknown> }) {
  const [values, setValues] = useState({ name: '', note: '', city: 'fes', news: false, kind: 'a' });
  Object.assign(held, values);
  const change = (part: Partial<typeof values>) => setValues((now) => ({ ...now, ...part }));
  return (
    <form>
      <input name="name" value={values.name} onChange={(e) => change({ name: e.target.value })} />
      <textarea
        name="note"
        value={values.note}
        onChange={(e) => change({ note: e.target.value })}
      />
      <select name="city" value={values.city} onChange={(e) => change({ city: e.target.value })}>
        <option value="fes">Fès</option>
        <option value="rabat">Rabat</option>
      </select>
      <input
        type="checkbox"
        name="news"
        checked={values.news}
        onChange={(e) => change({ news: e.target.checked })}
      />
      {['a', 'b'].map((kind) => (
        <input
          key={kind}
          type="radio"
          name="kind"
          value={kind}
          checked={values.kind === kind}
          onChange={() => change({ kind })}
        />
      ))}
    </form>
  );
}

afterEach(cleanup);

function servedForm(held: Record<string, unknown>) {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Form held={held} />);
  const [name, news, kindA, kindB] = root.querySelectorAll('input');
  const [note, city] = [root.querySelector('textarea'), root.querySelector('select')];
  if (!name || !news || !kindA || !kindB || !note || !city) throw new Error('a control is missing');
  return { root, name, news, kindA, kindB, note, city };
}

it('what was typed, chosen and ticked before the app started reaches the app and stays visible', async () => {
  const held: Record<string, unknown> = {};
  const { root, name, note, city, news, kindA, kindB } = servedForm(held);
  name.value = 'Amina';
  note.value = 'Deux lignes';
  city.value = 'rabat';
  news.checked = true;
  kindB.checked = true;

  const [typed, findControl] = [readTyped(root), rememberControls(root)];
  await act(() => hydrateRoot(root, <Form held={held} />));
  act(() => void replayTyped(typed, findControl));

  expect(held).toEqual({
    name: 'Amina',
    note: 'Deux lignes',
    city: 'rabat',
    news: true,
    kind: 'b',
  });
  expect(name.value).toBe('Amina');
  expect(kindA.checked).toBe(false);
});

it('does not move the caret', async () => {
  const held: Record<string, unknown> = {};
  const { root, name } = servedForm(held);
  name.value = 'Amina';
  name.focus();
  name.setSelectionRange(2, 3);
  const [typed, findControl] = [readTyped(root), rememberControls(root)];
  await act(() => hydrateRoot(root, <Form held={held} />));
  act(() => void replayTyped(typed, findControl));
  expect([name.selectionStart, name.selectionEnd]).toEqual([2, 3]);
});

it('finds the control by its name when the page was rendered again', async () => {
  const held: Record<string, unknown> = {};
  const { root, name } = servedForm(held);
  name.value = 'Amina';
  const [typed, findControl] = [readTyped(root), rememberControls(root)];
  root.replaceChildren();
  root.innerHTML = renderToString(<Form held={held} />);
  await act(() => hydrateRoot(root, <Form held={held} />));
  act(() => void replayTyped(typed, findControl));
  expect(held).toMatchObject({ name: 'Amina' });
});

it('does not change controls that nobody touched', () => {
  const { root } = servedForm({});
  expect(readTyped(root)).toEqual([]);
});
