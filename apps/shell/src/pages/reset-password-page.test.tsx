import { resetPassword } from '@tassis/contracts';
import { aUser } from '@tassis/testing/answers';
import { FakeApi, refusal } from '@tassis/testing/area';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPage, title } from '../testing/open-page.tsx';

afterEach(cleanup);

const at = '/reset-password?token=secret-1';
const chosen = () => screen.getByLabelText<HTMLInputElement>('Nouveau mot de passe');
const again = () => screen.getByLabelText<HTMLInputElement>('Confirmation du mot de passe');
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

const lost = () => Promise.reject(new TypeError('lost'));

function fill(password: string, confirmation = password) {
  chosen().value = password;
  again().value = confirmation;
}

async function choose(password: string, confirmation = password) {
  fill(password, confirmation);
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }));
}

test('saves the password and links to the login', async () => {
  const api = new FakeApi().on(resetPassword, () => undefined);
  await openPage({ at, api });
  expect([chosen().autocomplete, again().autocomplete]).toEqual(['new-password', 'new-password']);
  await choose('Nouveau-mot-2026');
  await screen.findByText(/tous vos appareils ont été déconnectés/u);
  expect(api.getCalls(resetPassword)).toMatchObject([
    {
      body: {
        token: 'secret-1',
        password: 'Nouveau-mot-2026',
        password_confirmation: 'Nouveau-mot-2026',
      },
    },
  ]);
  expect(title()).toEqual({ text: 'Mot de passe enregistré', hasFocus: true });
  expect(linkTo('Se connecter')).toBe('/login');
});

const confirmation = 'Confirmation du mot de passe';

test.each<[typed: [string, string], label: string, text: string]>([
  [
    ['court', 'court'],
    'Nouveau mot de passe',
    'Le mot de passe doit contenir au moins 8 caractères.',
  ],
  [['Nouveau-mot-2026', ''], confirmation, 'Veuillez confirmer votre mot de passe.'],
  [['Nouveau-mot-2026', 'autre'], confirmation, 'Les mots de passe ne correspondent pas.'],
])('refuses %j at the field %s', async (typed, label, text) => {
  const api = new FakeApi();
  await openPage({ at, api });
  await choose(...typed);
  expect(screen.getByText(text)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
  expect(api.calls).toEqual([]);
});

describe('an invalid link', () => {
  test('that was used or has expired: says so and offers another one', async () => {
    const api = new FakeApi().on(resetPassword, () => refusal(422, 'link_invalid'));
    await openPage({ at, api });
    await choose('Nouveau-mot-2026');
    await screen.findByText(/Il a déjà servi, ou son délai est passé/u);
    expect(title()).toEqual({ text: 'Ce lien n’est plus valable', hasFocus: true });
    expect(linkTo('Demander un nouveau lien')).toBe('/forgot-password');
    expect(linkTo('Se connecter')).toBe('/login');
  });

  test('that the lost first attempt has used: says that the change may have succeeded', async () => {
    const replies = [lost, () => refusal(422, 'link_invalid')];
    await openPage({ at, api: new FakeApi().on(resetPassword, () => replies.shift()?.()) });
    vi.useFakeTimers(); // the call is retried after a second
    fill('Nouveau-mot-2026');
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }));
    await act(() => vi.advanceTimersByTimeAsync(2000));
    vi.useRealTimers();
    expect(
      screen.getByText(/essayez de vous connecter avec le nouveau mot de passe/u),
    ).toBeDefined();
  });

  test('without a token: says so at once and takes no focus', async () => {
    await openPage({ at: '/reset-password', api: new FakeApi() });
    expect(title()).toEqual({ text: 'Ce lien n’est pas complet', hasFocus: false });
    expect(linkTo('Demander un nouveau lien')).toBe('/forgot-password');
  });
});

test('a signed-in person gets a link to continue, a visitor one to the login', async () => {
  await openPage({ at: '/reset-password', api: new FakeApi(), user: aUser('client') });
  expect(linkTo('Continuer')).toBe('/client-dashboard');
  expect(screen.queryByRole('link', { name: 'Se connecter' })).toBeNull();
});

test('another failure keeps both fields', async () => {
  const api = new FakeApi().on(resetPassword, () => refusal(429, 'too_many_requests'));
  await openPage({ at, api });
  await choose('Nouveau-mot-2026');
  await screen.findByRole('alert');
  expect([chosen().value, again().value]).toEqual(['Nouveau-mot-2026', 'Nouveau-mot-2026']);
});

test("notices that the account's session in this browser has ended", async () => {
  const api = new FakeApi().on(resetPassword, () => undefined);
  const user = aUser('client');
  const { session } = await openPage({ at, api, user });
  const reload = vi.spyOn(session, 'reload').mockResolvedValue(user);
  await choose('Nouveau-mot-2026');
  await screen.findByText(/tous vos appareils/u);
  expect(reload).toHaveBeenCalledOnce();
});
