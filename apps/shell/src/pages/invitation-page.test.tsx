import { acceptInvitation, getInvitation, getUser, login } from '@tassis/contracts';
import { aUser } from '@tassis/testing/answers';
import { FakeApi, refusal } from '@tassis/testing/area';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshSession, openPage, title } from '../testing/open-page.tsx';

const at = '/invitation?token=secret-1';
const invitation = {
  email: 'ali@example.ma',
  firstName: 'Ali',
  lastName: 'Kadiri',
  phone: null,
  role: 'client',
  invited_by: 'Cabinet Rif',
};
const answer = {
  access_token: 'access-1',
  refresh_token: 'refresh-1',
  token_type: 'Bearer',
  expires_in: 600,
  user: aUser('client'),
};
const inviting = (changes = {}) =>
  new FakeApi()
    .on(getInvitation, () => ({ success: true, data: { ...invitation, ...changes } }))
    .on(getUser, () => ({ user: aUser('client') }));

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const open = () => userEvent.click(screen.getByRole('button', { name: 'Ouvrir mon compte' }));
const choose = (password = 'Bienvenue-2026') => {
  control('Mot de passe').value = password;
  control('Confirmation du mot de passe').value = password;
};

beforeEach(() => {
  for (const name of ['token', 'refreshToken', 'userRole']) {
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
  sessionStorage.clear();
});
afterEach(cleanup);

/** Opens the page as a visitor with a session in which one can sign in. */
async function visit(api: FakeApi) {
  const { session, start } = freshSession();
  const opening = openPage({ at, api, session });
  await start();
  return opening;
}

describe('an invitation', () => {
  test('of a partner explains what accepting it allows, asks for a phone, signs in and redirects', async () => {
    const api = inviting().on(acceptInvitation, () => answer);
    const { address } = await visit(api);
    expect(screen.getByText(/^Cabinet Rif vous invite/u)).toBeDefined();
    expect(
      screen.getByText(
        'En ouvrant votre compte par ce lien, vous acceptez que Cabinet Rif suive vos dossiers et prépare des commandes pour vous. Aucune commande ne part sans votre accord.',
      ),
    ).toBeDefined();
    expect(control('Votre identifiant')).toMatchObject({
      value: 'ali@example.ma',
      readOnly: true,
      autocomplete: 'username',
    });
    choose();
    await open();
    expect(screen.getByText('Le numéro de téléphone est requis.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(control('Téléphone')));

    await userEvent.type(control('Téléphone'), '0612345678');
    await userEvent.type(control('Prénom'), ' Reda');
    await open();
    await screen.findByText(/^Compte créé avec succès/u);
    expect(api.getCalls(acceptInvitation)).toMatchObject([
      {
        params: { token: 'secret-1' },
        body: {
          firstName: 'Ali Reda',
          lastName: 'Kadiri',
          phone: '0612345678',
          password: 'Bienvenue-2026',
          password_confirmation: 'Bienvenue-2026',
        },
      },
    ]);
    await vi.waitFor(() => expect(address()).toBe('/client-dashboard'));
  });

  test.each([
    ['admin', /Votre rôle.*administrateur/u],
    ['content_admin', /Votre rôle.*responsable du contenu/u],
  ])(
    'of the firm to a member of the staff (%s) names the role, and requires no phone',
    async (role, text) => {
      const api = inviting({ role, invited_by: 'Tassis' }).on(acceptInvitation, () => answer);
      await visit(api);
      expect(screen.getByText(text)).toBeDefined();
      expect(screen.queryByLabelText('Téléphone')).toBeNull();
      choose();
      await open();
      await screen.findByText(/^Compte créé avec succès/u);
      const [{ body } = { body: null }] = api.getCalls(acceptInvitation);
      expect(body).not.toHaveProperty('phone');
    },
  );
});

describe('problems with an invitation', () => {
  test('the link is invalid, before or after the form is filled in', async () => {
    await visit(new FakeApi().on(getInvitation, () => refusal(422, 'link_invalid')));
    expect(title().text).toBe('Cette invitation n’est plus valable');
    cleanup();

    await visit(
      inviting({ phone: '0612345678' }).on(acceptInvitation, () => refusal(422, 'link_invalid')),
    );
    choose();
    await open();
    await vi.waitFor(() => expect(title().text).toBe('Cette invitation n’est plus valable'));
    expect(title().hasFocus).toBe(true);
    expect(screen.getByRole('link', { name: 'Se connecter' }).getAttribute('href')).toBe('/login');
  });

  test('there is no token', async () => {
    await openPage({ at: '/invitation', api: new FakeApi() });
    expect(title().text).toBe('Ce lien n’est pas complet');
  });

  test('it is already accepted: a signed-in person reads whose account is open, and can continue', async () => {
    const api = new FakeApi().on(getInvitation, () => refusal(422, 'link_invalid'));
    await openPage({ at, api, user: aUser('partner') });
    await vi.waitFor(() => expect(title().text).toBe('Cette invitation n’est plus valable'));
    expect(screen.getByText(/est connecté au compte partner@example\.com/u)).toBeDefined();
    expect(screen.queryByText(/connectez-vous/u)).toBeNull();
    const onward = screen.getByRole('link', { name: 'Continuer' });
    expect(onward.getAttribute('href')).toBe('/partner-dashboard');
  });

  test('it failed to load, and can be loaded again', async () => {
    const good = { success: true, data: invitation };
    const replies = [refusal(429, 'too_many_requests', 'Trop de requêtes.'), good];
    const { session, start } = freshSession();
    const opening = openPage({
      at,
      api: new FakeApi().on(getInvitation, () => replies.shift()),
      session,
    });
    await start();
    await opening;
    expect(title().text).toBe('L’invitation n’a pas pu être lue');
    expect(screen.getByRole('alert').textContent).toContain('Trop de requêtes');
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await screen.findByRole('heading', { level: 1, name: 'Votre invitation' });
  });

  test('the API refuses the form: the messages are those of a registration, and nothing typed is lost', async () => {
    const api = inviting({ phone: '0612345678' }).on(acceptInvitation, () =>
      refusal(409, 'email_taken', 'Un compte avec cette adresse email existe déjà.'),
    );
    await visit(api);
    choose();
    await open();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Un compte avec cette adresse email existe déjà.');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(control('Mot de passe').value).toBe('Bienvenue-2026');
  });

  test('the retry finds it accepted, because the first answer was lost: the person is told to sign in', async () => {
    const replies = [
      () => Promise.reject(new TypeError('lost')),
      () => refusal(422, 'link_invalid'),
    ];
    const api = inviting({ phone: '0612345678' })
      .on(acceptInvitation, () => replies.shift()?.())
      .on(login, () => answer);
    await visit(api);
    choose();
    vi.useFakeTimers(); // the call is retried after a second
    fireEvent.click(screen.getByRole('button', { name: 'Ouvrir mon compte' }));
    await act(() => vi.advanceTimersByTimeAsync(1100));
    vi.useRealTimers();
    expect(await screen.findByText(/^Compte créé avec succès/u)).toBeDefined();
    expect(api.getCalls(login)).toMatchObject([
      { body: { email: 'ali@example.ma', password: 'Bienvenue-2026' } },
    ]);
  });
});

test('a signed-in person first decides whose account stays open', async () => {
  const { session } = await openPage({ at, api: inviting(), user: aUser('partner') });
  expect(title().text).toBe('Un autre compte est ouvert ici');
  expect(screen.getByText(/partner@example\.com/u)).toBeDefined();
  const stay = screen.getByRole('link', { name: 'Rester sur mon compte' });
  expect(stay.getAttribute('href')).toBe('/partner-dashboard');
  await userEvent.click(screen.getByRole('button', { name: 'Me déconnecter et continuer' }));
  await vi.waitFor(() => expect(title().text).toBe('Votre invitation'));
  expect(session.store.getState().user).toBeNull();
});
