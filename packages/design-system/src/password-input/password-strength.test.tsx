import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PasswordInput } from './password-input.tsx';
import { measureStrength } from './password-strength.ts';

afterEach(cleanup);

test.each([
  ['', 0],
  ['Ab1!', 1],
  ['abcdefgh', 2],
  ['abababababababab', 2],
  ['Abcdef12', 3],
  ['longues oreil', 3],
  ['Longues-oreilles', 4],
  ['Abcdef12-xyz', 4],
  ['quatre mots sans rien', 4],
])('%s: %d', (password, strength) => {
  expect(measureStrength(password, 8)).toBe(strength);
});

test('the strength of a new password is shown as a text', async () => {
  const user = userEvent.setup();
  render(
    <PasswordInput
      label="Mot de passe"
      showText="Afficher"
      hideText="Masquer"
      strength={{ label: 'Robustesse', levels: ['Trop court', 'Faible', 'Moyen', 'Solide'] }}
    />,
  );
  const meter = screen.getByRole<HTMLMeterElement>('meter', { name: 'Robustesse' });
  expect([meter.value, screen.getByRole('status').textContent]).toEqual([0, '']);
  await user.type(screen.getByLabelText('Mot de passe'), 'abc');
  expect([meter.value, screen.getByRole('status').textContent]).toEqual([1, 'Trop court']);
  await user.type(screen.getByLabelText('Mot de passe'), 'Def-12 et la suite');
  expect([meter.value, screen.getByRole('status').textContent]).toEqual([4, 'Solide']);
});

test('a shown password is hidden again when its form is sent', async () => {
  render(
    <form aria-label="Compte" onSubmit={(event) => event.preventDefault()}>
      <PasswordInput label="Mot de passe" showText="Afficher" hideText="Masquer" />
    </form>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Mot de passe');
  await userEvent.click(screen.getByRole('button', { name: 'Afficher Mot de passe' }));
  expect(field.type).toBe('text');
  fireEvent.submit(screen.getByRole('form'));
  expect(field.type).toBe('password');
});
