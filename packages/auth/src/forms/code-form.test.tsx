import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CodeRequired } from '../code-required.ts';
import { aClient, anApiError } from '../testing/fake-api.ts';
import { fakeSession } from '../testing/fake-session.ts';
import { LoginForm } from './login-form.tsx';

vi.mock('@tassis/platform/router', () => ({
  RouterLink: (anchor: object) => createElement('a', anchor),
}));

let session: ReturnType<typeof fakeSession>;
const onSuccess = vi.fn<() => void>();
const code = () => screen.findByLabelText<HTMLInputElement>('Code de vérification');

/** Goes to the code's step with a right password. */
beforeEach(async () => {
  session = fakeSession();
  session.signIn.mockRejectedValueOnce(new CodeRequired('c-1'));
  onSuccess.mockReset();
  render(<LoginForm onSuccess={onSuccess} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Adresse e-mail'), 'salma@example.ma');
  await user.type(screen.getByLabelText('Mot de passe'), 'secret{Enter}');
  await code();
});
afterEach(cleanup);

it('an account with a second factor is asked for its code, which signs in', async () => {
  const target = await code();
  await waitFor(() => expect(document.activeElement).toBe(target));
  expect((await code()).autocomplete).toBe('one-time-code');
  await userEvent.type(await code(), '123 456{Enter}');
  expect(session.loginWithCode).toHaveBeenCalledExactlyOnceWith('c-1', '123 456');
  expect(await screen.findByText('Connexion réussie ! Redirection en cours...')).toBeDefined();
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith(aClient);
});

it('an empty code is not sent', async () => {
  await userEvent.type(await code(), ' {Enter}');
  expect((await code()).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Le code est requis.')).toBeDefined();
  expect(session.loginWithCode).not.toHaveBeenCalled();
});

it('a wrong code is said at its field, in the server’s words', async () => {
  const serverMessage = 'Ce code n’est pas valide, ou a déjà servi.';
  session.loginWithCode.mockRejectedValueOnce(
    anApiError(401, { code: 'code_invalid', serverMessage }),
  );
  await userEvent.type(await code(), '000000{Enter}');
  expect(await screen.findByText(serverMessage)).toBeDefined();
  expect((await code()).getAttribute('aria-invalid')).toBe('true');
});

it('a login that ran out says so, and can be begun anew', async () => {
  const serverMessage = 'Cette connexion a expiré.';
  session.loginWithCode.mockRejectedValueOnce(
    anApiError(401, { code: 'challenge_invalid', serverMessage }),
  );
  await userEvent.type(await code(), '123456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(serverMessage);
  await userEvent.click(screen.getByRole('button', { name: /Revenir/u }));
  expect(screen.getByLabelText('Mot de passe')).toBeDefined();
});
