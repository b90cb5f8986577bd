import { readReturnPath } from '@tassis/auth';
import { requestEmailVerification, verifyEmail } from '@tassis/contracts';
import { aUser } from '@tassis/testing/answers';
import { FakeApi, refusal } from '@tassis/testing/area';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage, title } from '../testing/open-page.tsx';

afterEach(cleanup);

const at = '/verify-email?token=secret-1';
const someone = aUser('client', { email_verified: false });
const confirm = () =>
  userEvent.click(screen.getByRole('button', { name: 'Confirmer mon adresse' }));
const askAgain = () =>
  userEvent.click(screen.getByRole('button', { name: 'Recevoir un nouveau lien' }));
const invalid = () => new FakeApi().on(verifyEmail, () => refusal(422, 'link_invalid'));

test('confirms by a press, never by the visit', async () => {
  const api = new FakeApi().on(verifyEmail, () => undefined);
  await openPage({ at, api });
  expect(api.calls).toEqual([]);
  await confirm();
  await screen.findByText(/nouvelles de vos dossiers/u);
  expect(api.calls).toMatchObject([{ body: { token: 'secret-1' } }]);
  expect(title()).toEqual({ text: 'Adresse confirmée', hasFocus: true });
  expect(screen.getByRole('link', { name: 'Se connecter' }).getAttribute('href')).toBe('/login');
});

test('a signed-in person continues to their pages, which know that the address is confirmed', async () => {
  const api = new FakeApi().on(verifyEmail, () => undefined);
  const { session } = await openPage({ at, api, user: someone });
  const reload = vi.spyOn(session, 'reload').mockResolvedValue(someone);
  await confirm();
  const link = await screen.findByRole('link', { name: 'Continuer' });
  expect(link.getAttribute('href')).toBe('/client-dashboard');
  expect(reload).toHaveBeenCalledOnce();
});

test('shows a failure, and the same button tries again', async () => {
  const replies = [refusal(429, 'too_many_requests'), undefined];
  await openPage({ at, api: new FakeApi().on(verifyEmail, () => replies.shift()) });
  await confirm();
  const target = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(target));
  await confirm();
  await screen.findByText(/nouvelles de vos dossiers/u);
});

test('an expired link: a visitor signs in and returns here', async () => {
  await openPage({ at, api: invalid() });
  await confirm();
  await screen.findByText(/Connectez-vous/u);
  expect(title()).toEqual({ text: 'Ce lien n’est plus valable', hasFocus: true });
  await userEvent.click(screen.getByRole('link', { name: 'Se connecter' }));
  expect(readReturnPath()).toBe('/verify-email');
});

test.each([at, '/verify-email'])(
  '%s: a signed-in person can request another mail',
  async (address) => {
    const replies = [refusal(429, 'too_many_requests'), { success: true, data: null }];
    const api = invalid().on(requestEmailVerification, () => replies.shift());
    await openPage({ at: address, api, user: someone });
    if (address === at) await confirm();
    await screen.findByText(/Nous pouvons en envoyer un autre à client@example\.com/u);
    await askAgain();
    await screen.findByRole('alert');
    await askAgain();
    await screen.findByText(/courriers indésirables/u);
    expect(title()).toEqual({ text: 'Regardez votre messagerie', hasFocus: true });
  },
);

test('an address that is already confirmed needs no link', async () => {
  await openPage({ at: '/verify-email', api: new FakeApi(), user: aUser('client') });
  expect(title().text).toBe('Adresse confirmée');
});
