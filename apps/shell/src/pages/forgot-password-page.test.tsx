import { forgotPassword } from '@tassis/contracts';
import { aUser } from '@tassis/testing/answers';
import { FakeApi, refusal } from '@tassis/testing/area';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage, title } from '../testing/open-page.tsx';

afterEach(cleanup);

const at = '/forgot-password';
const taken = { success: true, data: null };
const field = () => screen.getByLabelText<HTMLInputElement>('Adresse e-mail');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Recevoir un lien' }));

test('says the same whether or not there is an account, and what to do next', async () => {
  const api = new FakeApi().on(forgotPassword, () => taken);
  await openPage({ at, api });
  expect(field()).toMatchObject({ type: 'email', autocomplete: 'username' });
  await userEvent.type(field(), ' salma@example.ma {Enter}');
  await screen.findByText(/courriers indésirables/u);
  expect(api.getCalls(forgotPassword)).toMatchObject([{ body: { email: 'salma@example.ma' } }]);
  expect(title()).toEqual({ text: 'Regardez votre messagerie', hasFocus: true });
  expect(
    screen.getByText(/Si un compte existe à l’adresse salma@example\.ma/u).textContent,
  ).toMatch(/pendant une heure/u);
  expect(screen.getByRole('link', { name: /connexion/u }).getAttribute('href')).toBe('/login');

  await userEvent.click(screen.getByRole('button', { name: /Renvoyer/u }));
  expect(field().value).toBe('salma@example.ma');
  expect(title().hasFocus).toBe(true);
});

test('does not send an invalid address, and removes the error when the address is edited', async () => {
  const api = new FakeApi();
  await openPage({ at, api });
  await send();
  expect(screen.getByText("L'email est requis.")).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(field()));
  await userEvent.type(field(), 'salma@');
  expect(field().getAttribute('aria-invalid')).toBeNull();
  await send();
  expect(screen.getByText('Veuillez entrer une adresse email valide.')).toBeDefined();
  expect(api.calls).toEqual([]);
});

test('keeps what was typed after a failure, and the same button tries again', async () => {
  const replies = [refusal(429, 'too_many_requests'), taken];
  await openPage({ at, api: new FakeApi().on(forgotPassword, () => replies.shift()) });
  await userEvent.type(field(), 'salma@example.ma{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Trop de requêtes. Veuillez réessayer plus tard.');
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(field().value).toBe('salma@example.ma');
  await send();
  await screen.findByText(/courriers indésirables/u);
});

test('says so when the server does not answer', async () => {
  const api = new FakeApi().on(forgotPassword, () => Promise.reject(new TypeError('offline')));
  await openPage({ at, api });
  field().value = 'salma@example.ma';
  vi.useFakeTimers(); // the call is retried a second apart
  fireEvent.click(screen.getByRole('button', { name: 'Recevoir un lien' }));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  vi.useRealTimers();
  expect(screen.getByRole('alert').textContent).toBe(
    'Problème de connexion réseau. Vérifiez votre connexion internet.',
  );
  expect(field().value).toBe('salma@example.ma');
});

test('contains the address of a signed-in person', async () => {
  await openPage({ at, api: new FakeApi(), user: aUser('client') });
  expect(field().value).toBe('client@example.com');
  const onward = screen.getByRole('link', { name: 'Continuer' });
  expect(onward.getAttribute('href')).toBe('/client-dashboard');
  expect(screen.queryByRole('link', { name: /Retour à la connexion/u })).toBeNull();
});
