import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { TextField } from './text-fields.tsx';
import { FormPart } from './form-part.ts';

afterEach(cleanup);

function aPart() {
  const part = new FormPart({ id: 'person', blank: { name: 'Salma' } }, () => undefined);
  return part;
}

function show() {
  const part = aPart();
  const drawn = { times: 0 };
  render(
    <Profiler id="field" onRender={() => (drawn.times += 1)}>
      <TextField part={part} name="name" label="Nom" />
    </Profiler>,
  );
  return { part, drawn, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Nom' }) };
}

it('a typed text goes into the store and renders nothing', async () => {
  const { part, drawn, field } = show();
  expect(field.value).toBe('Salma');
  const before = drawn.times;
  await userEvent.type(field, ' El Amrani');
  expect(part.values.name).toBe('Salma El Amrani');
  expect(drawn.times).toBe(before);
});

it('a text that is set elsewhere replaces what is in the control', async () => {
  const { part, field } = show();
  await userEvent.type(field, '!');
  part.load({ name: 'Meryem' });
  expect(field.value).toBe('Meryem');
  part.reset();
  expect(field.value).toBe('Salma');
});

it('a text that was typed before hydration stays in the control', () => {
  const part = aPart();
  const page = <TextField part={part} name="name" label="Nom" />;
  const served = document.body.appendChild(document.createElement('div'));
  served.innerHTML = renderToString(page);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nom' });
  field.value = 'Salma El Amrani';
  act(() => void hydrateRoot(served, page));
  expect(field.isConnected).toBe(true);
  expect([field.value, part.values.name]).toEqual(['Salma El Amrani', 'Salma']);
  served.remove();
});
