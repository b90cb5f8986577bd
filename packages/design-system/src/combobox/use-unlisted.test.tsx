import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import { CITY_OPTIONS } from './sample-options.ts';

const TEXTS: ComboboxProps['texts'] = {
  clear: 'Effacer la ville',
  noMatch: 'Aucune ville ne correspond',
  empty: 'Aucune ville',
  loading: 'Chargement des villes',
  count: (matches) => `${matches} villes`,
  more: (hidden) => `Encore ${hidden} villes`,
};
const UNLISTED = 'Choisissez une option de la liste.';

const form = (props: Partial<ComboboxProps> = {}) => (
  <form aria-label="Commande">
    <Combobox label="Ville" name="ville" options={CITY_OPTIONS} texts={TEXTS} {...props} />
  </form>
);
const owned = (value: string) => form({ value, onChange: () => undefined });
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Ville' });
const sent = () => Object.fromEntries(new FormData(screen.getByRole('form')));

afterEach(cleanup);

test.each(['Sidi Maarouf', 'sidi'])('keeps “%s” and says that it names no option', async (text) => {
  const user = userEvent.setup();
  render(form({ defaultValue: 'Rabat', error: 'Ce champ est requis', required: true }));
  await user.clear(field());
  await user.type(field(), text);
  expect(screen.queryByText(UNLISTED)).toBeNull();
  await user.tab();
  expect(field().value).toBe(text);
  expect(sent()).toEqual({ ville: '' });
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field().validationMessage).toBe(UNLISTED);
  expect(screen.getByText(UNLISTED).closest('[id]')?.id).toBe(
    field().getAttribute('aria-describedby'),
  );
  expect(screen.queryByText('Ce champ est requis')).toBeNull();
});

test.each([
  ['typing', (user: UserEvent) => user.type(field(), 'x'), 'x'],
  ['a choice', (user: UserEvent) => user.type(field(), '{ArrowDown}{Enter}'), 'Afourar'],
  ['a reset', () => fireEvent.reset(screen.getByRole('form')), ''],
])('shows the error until %s', async (_, change, left) => {
  const user = userEvent.setup();
  render(form());
  await user.type(field(), 'Sidi Maarouf');
  await user.tab();
  // Opening the list and leaving it does not change the text.
  await user.click(field());
  await user.tab();
  expect(screen.getByText(UNLISTED)).toBeDefined();
  await change(user);
  expect(screen.queryByText(UNLISTED)).toBeNull();
  expect(field().value).toBe(left);
  expect(field().validationMessage).toBe('');
});

test('replaces the text that was left with what its owner chooses', async () => {
  const user = userEvent.setup();
  const { rerender } = render(owned(''));
  await user.type(field(), 'Sidi Maarouf');
  await user.tab();
  rerender(owned('Rabat'));
  expect(field().value).toBe('Rabat');
  expect(screen.queryByText(UNLISTED)).toBeNull();
  rerender(owned(''));
  expect(field().value).toBe('');
});
