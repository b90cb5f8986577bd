import { clearReturnPath, readReturnPath, storeReturnPath } from '@tassis/auth';
import { registerClient } from '@tassis/contracts';
import { FakeApi, refusal } from '@tassis/testing/area';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { freshSession, openPage } from '../testing/open-page.tsx';

afterEach(() => {
  cleanup();
  clearReturnPath();
});

const taken = 'Un compte avec cette adresse email existe déjà.';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('a person with an account continues at the login page with their address filled in, and then where they were going', async () => {
  storeReturnPath('/client-dashboard/orders');
  const { session, start } = freshSession();
  const api = new FakeApi().on(registerClient, () => refusal(409, 'email_taken', taken));
  const page = await openPage({ at: '/register', api, session });
  await start();
  const user = userEvent.setup();
  await user.type(field('Prénom'), 'Salma');
  await user.type(field('Nom'), 'Bennani');
  await user.type(field('Adresse e-mail'), 'salma@example.ma');
  await user.type(field('Téléphone'), '0612345678');
  await user.type(field('Mot de passe'), 'longues-oreilles');
  await user.type(field('Confirmation du mot de passe'), 'longues-oreilles{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Se connecter' }));
  await waitFor(() => expect(page.address()).toBe('/login'));
  await waitFor(() => expect(document.activeElement).toBe(field('Mot de passe')));
  expect(field('Adresse e-mail').value).toBe('salma@example.ma');
  expect(readReturnPath()).toBe('/client-dashboard/orders');
});

test('an accountant reads first that the firm validates their account', async () => {
  const { session, start } = freshSession();
  await openPage({ at: '/register', api: new FakeApi(), session });
  await start();
  await userEvent.click(await screen.findByRole('radio', { name: 'Comptable' }));
  expect(screen.getByText(/Notre équipe le valide d’abord/u)).toBeDefined();
  expect(screen.queryByText(/pour commander en ligne/u)).toBeNull();
});
