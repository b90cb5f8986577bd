import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClient, anApiError } from '../testing/fake-api.ts';
import { fakeSession } from '../testing/fake-session.ts';
import { LoginForm } from './login-form.tsx';

vi.mock('@tassis/platform/router', () => ({
  RouterLink: (anchor: object) => createElement('a', anchor),
}));

let session: ReturnType<typeof fakeSession>;
const onSuccess = vi.fn<() => void>();
const email = () => screen.getByLabelText<HTMLInputElement>('Adresse e-mail');
const password = () => screen.getByLabelText<HTMLInputElement>('Mot de passe');

beforeEach(() => {
  session = fakeSession();
  onSuccess.mockReset();
  render(<LoginForm onSuccess={onSuccess} />);
});
afterEach(cleanup);

async function fill(address: string, secret: string) {
  const user = userEvent.setup();
  await user.clear(email());
  await user.clear(password());
  if (address) await user.type(email(), address);
  if (secret) await user.type(password(), secret);
  await user.keyboard('{Enter}');
  return user;
}

/** The error text that describes a control. */
function findError(control: HTMLElement): string | null {
  if (control.getAttribute('aria-invalid') !== 'true') return null;
  return (
    document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? null
  );
}

it('begins at the password where it is known who is expected', () => {
  expect(document.activeElement).toBe(document.body);
  cleanup();
  render(<LoginForm email="salma@example.ma" />);
  expect(email().value).toBe('salma@example.ma');
  expect(document.activeElement).toBe(password());
});

describe('LoginForm checks, in this order,', () => {
  it('that both fields are filled in', async () => {
    await fill('', '');
    expect(findError(email())).toBe('Veuillez remplir tous les champs requis.');
    await waitFor(() => expect(document.activeElement).toBe(email()));

    await fill('pas une adresse', '');
    expect(findError(password())).toBe('Veuillez remplir tous les champs requis.');
    expect(findError(email())).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(password()));
  });

  it('that the e-mail has an @', async () => {
    await fill('salma', 'secret');
    expect(findError(email())).toBe('Veuillez entrer une adresse email valide.');
    expect(session.signIn).not.toHaveBeenCalled();
  });

  it('and an error leaves when its field is edited', async () => {
    const user = await fill('salma', 'secret');
    await user.type(email(), '@');
    expect(findError(email())).toBeNull();
  });
});

describe('LoginForm', () => {
  it('is one that password managers know', () => {
    expect(email()).toMatchObject({ name: 'email', type: 'email', autocomplete: 'username' });
    expect(password()).toMatchObject({
      name: 'password',
      type: 'password',
      autocomplete: 'current-password',
    });
  });

  it('leads to a new password', () => {
    const link = screen.getByRole('link', { name: 'Mot de passe oublié\u202F?' });
    expect(link.getAttribute('href')).toBe('/forgot-password');
    expect(link.getAttribute('target')).toBeNull();
  });

  it('signs in, says so and tells who asked', async () => {
    await fill('salma@example.ma', 'secret');
    expect(session.signIn).toHaveBeenCalledExactlyOnceWith({
      email: 'salma@example.ma',
      password: 'secret',
    });
    expect(await screen.findByText('Connexion réussie ! Redirection en cours...')).toBeDefined();
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith(aClient);
  });

  it('sends what a password manager wrote without typing', async () => {
    email().value = 'salma@example.ma';
    password().value = 'secret';
    await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(session.signIn).toHaveBeenCalledOnce();
  });

  it('ignores a second press while the first is under way', async () => {
    session.signIn.mockReturnValue(new Promise(() => undefined));
    const user = await fill('salma@example.ma', 'secret');
    await user.type(password(), '{Enter}');
    await user.click(screen.getByRole('button', { name: 'Connexion en cours...' }));
    expect(session.signIn).toHaveBeenCalledOnce();
  });

  it('moves focus to what went wrong, keeps what was typed, and can be sent again', async () => {
    session.signIn.mockRejectedValueOnce(anApiError(401));
    const user = await fill('salma@example.ma', 'faux');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'Email ou mot de passe incorrect. Veuillez vérifier vos informations.',
    );
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect([email().value, password().value]).toEqual(['salma@example.ma', 'faux']);
    expect(onSuccess).not.toHaveBeenCalled();

    await user.type(password(), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('{Enter}');
    expect(session.signIn).toHaveBeenCalledTimes(2);
  });

  it('shows the server’s word on a field at that field', async () => {
    session.signIn.mockRejectedValueOnce(anApiError(422, { errors: { email: ['Non'] } }));
    await fill('salma@example.ma', 'secret');
    await vi.waitFor(() => expect(findError(email())).toBe('Non'));
    await waitFor(() => expect(document.activeElement).toBe(email()));
  });
});

it('a form over a page that must stay leads to a new password in a tab of its own, and says so', () => {
  cleanup();
  render(<LoginForm staysHere />);
  const link = screen.getByRole('link', { name: /oublié.*nouvel onglet/u });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(document.activeElement).toBe(screen.getByLabelText('Adresse e-mail'));
});
