import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeField } from '../field/describe-field.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import { CITY_OPTIONS, COUNTRY_OPTIONS } from './sample-options.ts';

const TEXTS: ComboboxProps['texts'] = {
  clear: 'Effacer la ville',
  noMatch: 'Aucune ville ne correspond',
  empty: 'Aucune ville',
  loading: 'Chargement des villes',
  count: (matches) => `${matches} villes`,
  more: (hidden) => `Encore ${hidden} villes`,
};

const City = (props: Partial<ComboboxProps>) => (
  <Combobox label="Ville" name="ville" options={CITY_OPTIONS} texts={TEXTS} {...props} />
);

describeField('Combobox', (props) => <Combobox {...props} options={CITY_OPTIONS} texts={TEXTS} />);

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Ville' });
const rows = () => screen.queryAllByRole('option');
const activeRow = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const form = (children: React.ReactNode) => <form aria-label="Commande">{children}</form>;
const sent = () => Object.fromEntries(new FormData(screen.getByRole('form')));

function Owned() {
  const [value, setValue] = useState('Rabat');
  return (
    <City
      value={value}
      onChange={({ target }) => setValue((old) => (target.value === 'Fès' ? old : target.value))}
    />
  );
}

const write = (select: HTMLSelectElement | null) => {
  if (select) select.value = 'Oujda';
};

afterEach(cleanup);

describe('Combobox', () => {
  test('finds an option by a part of its name, chooses it with Enter, and sends its value', async () => {
    const user = userEvent.setup();
    const submit = vi.fn<() => void>();
    render(
      <form aria-label="Commande" onSubmit={submit}>
        <City />
      </form>,
    );
    await user.type(field(), 'beni mell');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(activeRow()).toBe('Béni Mellal');
    await user.keyboard('{Enter}');
    expect(submit).not.toHaveBeenCalled();
    expect(field().value).toBe('Béni Mellal');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(sent()).toEqual({ ville: 'Béni Mellal' });
  });

  test('sends the value, not the label, and nothing until an option is chosen', async () => {
    const user = userEvent.setup();
    render(form(<City options={COUNTRY_OPTIONS} />));
    expect(sent()).toEqual({ ville: '' });
    await user.type(field(), 'cote d ivo{Enter}');
    expect(field().value).toMatch(/^Côte d.Ivoire$/u);
    expect(sent()).toEqual({ ville: 'CI' });
  });

  test('mounts 50 rows at most, and states the number of the others', async () => {
    const user = userEvent.setup();
    render(<City defaultValue="Zagora" />);
    await user.click(field());
    expect(rows()).toHaveLength(50);
    // The chosen option is always among them.
    expect(rows()[0]?.textContent).toBe('Zagora');
    expect(rows()[0]?.getAttribute('aria-selected')).toBe('true');
    expect(screen.getByText('Encore 343 villes')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('393 villes');
    await user.type(field(), 'sidi');
    expect(rows().length).toBeLessThan(50);
    expect(screen.queryByText(/^Encore/u)).toBeNull();
  });

  test('arrows, Home and End move in it, and Escape closes it', async () => {
    const user = userEvent.setup();
    const escape = vi.fn<() => void>();
    render(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- represents a dialog
      <div onKeyDown={(event) => event.key === 'Escape' && escape()}>
        <City />
      </div>,
    );
    await user.type(field(), 'tan');
    const names = rows().map((row) => row.textContent);
    await user.keyboard('{ArrowDown}');
    expect(activeRow()).toBe(names[1]);
    await user.keyboard('{End}');
    expect(activeRow()).toBe(names.at(-1));
    await user.keyboard('{ArrowDown}');
    expect(activeRow()).toBe(names[0]);
    await user.keyboard('{ArrowUp}{Home}');
    expect(activeRow()).toBe(names[0]);
    await user.keyboard('{Escape}');
    expect(rows()).toEqual([]);
    expect(field().value).toBe('');
    expect(escape).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(escape).toHaveBeenCalledOnce();
  });

  test.each([
    ['fes', 'Fès'],
    ['casablan', 'Casablanca'],
    [' ', ''],
  ])('when left with “%s” it contains “%s”', async (typed, city) => {
    const user = userEvent.setup();
    render(form(<City defaultValue="Rabat" />));
    await user.click(field());
    await user.clear(field());
    await user.type(field(), typed);
    await user.tab();
    await user.tab();
    expect(field().value).toBe(city);
    expect(sent()).toEqual({ ville: city });
  });

  test('a press chooses an option, and its button clears it', async () => {
    const user = userEvent.setup();
    render(form(<City />));
    await user.click(field());
    await user.click(screen.getByRole('option', { name: 'Agadir' }));
    expect(document.activeElement).toBe(field());
    expect(sent()).toEqual({ ville: 'Agadir' });
    await user.click(screen.getByRole('button', { name: 'Effacer la ville' }));
    expect(sent()).toEqual({ ville: '' });
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('text typed after a press replaces the chosen option', async () => {
    const user = userEvent.setup();
    render(<City defaultValue="Rabat" />);
    await user.click(field());
    await user.keyboard('fes');
    expect(field().value).toBe('fes');
    await user.click(field());
    await user.keyboard('s');
    expect(field().value).toBe('fess');
  });

  test('fires the events of a select, once for each choice', async () => {
    const user = userEvent.setup();
    const change = vi.fn<(name: string, value: string) => void>();
    const blur = vi.fn<(name: string) => void>();
    render(
      <City
        onChange={({ target }) => change(target.name, target.value)}
        onBlur={({ target }) => blur(target.name)}
      />,
    );
    await user.type(field(), 'fes{Enter}');
    expect(change.mock.calls).toEqual([['ville', 'Fès']]);
    await user.tab();
    await user.tab();
    expect(change).toHaveBeenCalledOnce();
    expect(blur).toHaveBeenCalledWith('ville');
  });

  test('shows what its owner passes, also when the owner refuses a choice', async () => {
    const user = userEvent.setup();
    render(form(<Owned />));
    expect(field().value).toBe('Rabat');
    await user.type(field(), 'fes{Enter}');
    expect(field().value).toBe('Rabat');
    await user.clear(field());
    await user.type(field(), 'sale{Enter}');
    expect(field().value).toBe('Salé');
    expect(sent()).toEqual({ ville: 'Salé' });
  });

  test('is reset with its form, and shows what a form library wrote into the select', async () => {
    const user = userEvent.setup();
    render(form(<City ref={write} defaultValue="Rabat" />));
    expect(field().value).toBe('Oujda');
    await user.clear(field());
    await user.type(field(), 'sale{Enter}');
    fireEvent.reset(screen.getByRole('form'));
    const select = document.querySelector('select');
    if (select) select.value = 'Rabat'; // jsdom fires the event without the reset itself
    await vi.waitFor(() => expect(field().value).toBe('Rabat'));
  });

  test('focuses the text field when its ref is focused', () => {
    const select = createRef<HTMLSelectElement>();
    render(<City ref={select} />);
    act(() => select.current?.focus());
    expect(document.activeElement).toBe(field());
  });
});

describe('the states of a Combobox', () => {
  test.each([
    [{ loading: true, options: [] }, 'Chargement des villes'],
    [{ options: [] }, 'Aucune ville'],
  ])('%j says so instead of rows', async (props, text) => {
    const user = userEvent.setup();
    render(<City {...props} />);
    await user.click(field());
    expect(rows()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe(text);
    expect(screen.getAllByText(text)).toHaveLength(2);
    expect(field().hasAttribute('aria-controls')).toBe(false);
  });

  test('says so when no option matches', async () => {
    const user = userEvent.setup();
    render(<City />);
    await user.type(field(), 'zzz{Enter}');
    expect(screen.getByRole('status').textContent).toBe('Aucune ville ne correspond');
    expect(field().value).toBe('zzz');
  });

  test.each([{ disabled: true }, { readOnly: true }])('%j cannot be opened or cleared', (props) => {
    render(<City {...props} defaultValue="Rabat" />);
    expect(field()).toMatchObject({ value: 'Rabat', ...props });
    fireEvent.click(field());
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(rows()).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('before the script runs', () => {
  const page = form(<City placeholder="Choisissez une ville" defaultValue="Rabat" />);

  function serve(): HTMLElement {
    const root = document.createElement('div');
    root.innerHTML = renderToString(page);
    document.body.append(root);
    return root;
  }

  test('is a labelled native select with all options, free of style attributes', () => {
    const root = serve();
    const select = screen.getByLabelText<HTMLSelectElement>('Ville');
    expect(select.tagName).toBe('SELECT');
    expect(select.options).toHaveLength(394);
    expect(sent()).toEqual({ ville: 'Rabat' });
    expect(root.innerHTML).not.toMatch(/style=|<style/u);
    root.remove();
  });

  test('keeps the choice and the focus when the script takes over, on the same select', async () => {
    const root = serve();
    const select = screen.getByLabelText<HTMLSelectElement>('Ville');
    select.value = 'Fès';
    select.focus();
    const app = await act(() => hydrateRoot(root, page));
    expect(field().value).toBe('Fès');
    expect(document.activeElement).toBe(field());
    expect(root.querySelector('select')).toBe(select);
    expect(sent()).toEqual({ ville: 'Fès' });
    act(() => app.unmount());
    root.remove();
  });

  test('a read-only one offers the chosen option only', () => {
    const html = renderToString(<City readOnly defaultValue="Rabat" />);
    expect(html.match(/<option/gu)).toHaveLength(2);
  });
});
