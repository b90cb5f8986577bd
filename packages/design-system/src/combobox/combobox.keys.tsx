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

test('typing without accents finds a city; the first Enter chooses it, the next one sends the form', async () => {
  const field = show();
  await userEvent.keyboard('{Tab}meknes{Enter}');
  expect(field.value).toBe('Meknès');
  expect(sent).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledWith('Meknès');
});

test('a text that names no option stays, is marked as an error, and the form is not sent', async () => {
  const field = show();
  await userEvent.keyboard('{Tab}Sidi Maarouf{Tab}');
  expect(field.value).toBe('Sidi Maarouf');
  expect(screen.getByText('Choisissez une option de la liste.')).toBeTruthy();
  sent.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(sent).not.toHaveBeenCalled();
});

test('arrows move in the list, Escape restores the choice', async () => {
  const field = show();
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(field.value).toBe('Agadir');
});
