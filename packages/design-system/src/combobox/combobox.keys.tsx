import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Combobox } from './combobox.tsx';
import { CITY_OPTIONS } from './sample-options.ts';

afterEach(cleanup);

const sent = vi.fn<(city: FormDataEntryValue | null) => void>();

function show() {
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get('city'));
      }}
    >
      <Combobox
        label="Ville"
        name="city"
        defaultValue="Agadir"
        options={CITY_OPTIONS}
        texts={{
          clear: 'Effacer',
          noMatch: 'Aucune ville',
          empty: 'Aucune ville',
          loading: 'Chargement…',
          count: (matches) => `${matches} villes`,
          more: (hidden) => `Encore ${hidden}`,
        }}
      />
      <button type="submit">Envoyer</button>
    </form>,
  );
  return screen.getByRole<HTMLInputElement>('combobox');
}

test('letters without accents find a city, Enter takes it without sending, then sends', async () => {
  const field = show();
  await userEvent.keyboard('{Tab}meknes{Enter}');
  expect(field.value).toBe('Meknès');
  expect(sent).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledWith('Meknès');
});

test('a name that is not in the list stays, said to be none, and the form is not sent', async () => {
  const field = show();
  await userEvent.keyboard('{Tab}Sidi Maarouf{Tab}');
  expect(field.value).toBe('Sidi Maarouf');
  expect(screen.getByText('Choisissez une option de la liste.')).toBeTruthy();
  sent.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(sent).not.toHaveBeenCalled();
});

test('arrows go through the list, Escape gives the choice back', async () => {
  const field = show();
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(field.value).toBe('Agadir');
});
