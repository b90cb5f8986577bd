import { configureApi, createApiClient } from '@tassis/api-client';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { provideSession } from '../current-session.ts';
import { createSession } from '../session.ts';
import { inFreshBrowser } from '../testing/fresh-browser.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

vi.mock('@tassis/platform/router', () => ({
  RouterLink: (anchor: object) => createElement('a', anchor),
}));

inFreshBrowser();

const open = {
  login: () => render(<LoginForm />),
  client: () => render(<RegisterForm />),
  accountant: () => {
    render(<RegisterForm />);
    fireEvent.click(screen.getByRole('radio', { name: 'Comptable' }));
  },
};

const filled = {
  firstName: 'Salma',
  secondName: 'Bennani',
  email: 'salma@example.ma',
  phone: '0612345678',
  password: 'longues-oreilles',
  password_confirmation: 'longues-oreilles',
  businessName: 'Cabinet Bennani',
  legalStatus: 'Notaire',
  legalForm: 'SCP',
};

/** What the network does with every request: a status and a body, a malformed answer, or no answer. */
type Reply = [status: number, body?: object] | 'no answer' | 'nonsense';

const network = vi.fn<typeof fetch>();

// The session imports it when somebody signs in, which takes real time.
beforeAll(() => import('../signing-in/sign-in-methods.ts'));
beforeEach(async () => {
  vi.useFakeTimers(); // the client retries after a 5xx or no answer, a second apart
  const session = createSession({ baseUrl: '/api', authBaseUrl: '/api' });
  const api = createApiClient({
    baseUrl: '/api',
    session: session.port,
    locale: () => 'fr',
    fetch: network,
  });
  configureApi(api);
  provideSession(session);
  await session.start(api);
});
afterEach(() => {
  cleanup();
  network.mockReset();
  vi.useRealTimers();
});

/** Submits a valid form; returns its text after all attempts, and the field, if it is at one. */
async function said(form: keyof typeof open, reply: Reply) {
  network.mockImplementation(async () => toResponse(reply));
  open[form]();
  for (const control of document.querySelectorAll('form input, form select')) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    control.value = Object.entries(filled).find(([name]) => name === control.name)?.[1] ?? '';
  }
  fireEvent.submit(document.querySelector('form') ?? document.body);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  const invalid = document.querySelector<HTMLInputElement>('[aria-invalid="true"]');
  const at = invalid?.getAttribute('aria-describedby')?.split(' ')[0] ?? '';
  const text = invalid ? document.getElementById(at) : screen.queryByRole('alert');
  return { text: text?.textContent, field: invalid?.name ?? null };
}

function toResponse(reply: Reply): Response {
  if (reply === 'no answer') throw new TypeError('Failed to fetch');
  if (reply === 'nonsense') return Response.json({ welcome: true }, { status: 201 });
  const [status, body = {}] = reply;
  return Response.json(body, { status });
}

const words = { message: 'Le serveur le dit.', code: 'x', request_id: 'r-1' };
const emailError = { ...words, errors: { email: ['Le champ le dit.'] } };

// The product owner’s texts, word for word.
describe('the login form says, when the API answers', () => {
  it.each<[Reply, string]>([
    [[401], 'Email ou mot de passe incorrect. Veuillez vérifier vos informations.'],
    [[401, words], 'Le serveur le dit.'],
    [[422], 'Données de connexion invalides.'],
    [[422, words], 'Le serveur le dit.'],
    [
      [429, words],
      'Trop de tentatives de connexion. Veuillez patienter quelques minutes avant de réessayer.',
    ],
    [[500, words], 'Erreur serveur temporaire. Veuillez réessayer dans quelques instants.'],
    [[503, words], 'Service temporairement indisponible. Veuillez réessayer plus tard.'],
    [[418], 'Une erreur est survenue lors de la connexion. Veuillez réessayer.'],
    [[403, words], 'Le serveur le dit.'],
    [[502], 'Une erreur est survenue lors de la connexion. Veuillez réessayer.'],
    ['no answer', 'Problème de connexion réseau. Vérifiez votre connexion internet et réessayez.'],
    ['nonsense', 'Une erreur inattendue est survenue. Veuillez réessayer.'],
  ])('%j: %s', async (reply, text) => {
    expect(await said('login', reply)).toEqual({ text, field: null });
  });

  it('422 about a field: its first error, there', async () => {
    expect(await said('login', [422, emailError])).toEqual({
      text: 'Le champ le dit.',
      field: 'email',
    });
  });

  it.each<[number, Record<string, string[]>]>([
    [422, { captcha: ['Le champ le dit.'], email: ['Un autre.'] }],
    [401, { email: ['Le champ le dit.'] }],
  ])('%i first about what is no field of the form: above it', async (status, errors) => {
    expect(await said('login', [status, { errors }])).toEqual({
      text: 'Le champ le dit.',
      field: null,
    });
  });
});

describe.each(['client', 'accountant'] as const)('the registration of a %s says', (kind) => {
  it.each<[Reply, string, string | null]>([
    [[422], "Données d'inscription invalides.", null],
    [[422, words], 'Le serveur le dit.', null],
    [[422, emailError], 'Le champ le dit.', 'email'],
    [[409], 'Un compte avec cette adresse email existe déjà.', 'email'],
    [[409, words], 'Le serveur le dit.', 'email'],
    [[429, words], "Trop de tentatives d'inscription. Veuillez patienter quelques minutes.", null],
    [[500, words], 'Erreur serveur. Veuillez réessayer plus tard.', null],
    [[418], "Une erreur est survenue lors de l'inscription.", null],
    [[503], "Une erreur est survenue lors de l'inscription.", null],
    [[403, words], 'Le serveur le dit.', null],
    ['no answer', 'Problème de connexion réseau. Vérifiez votre connexion internet.', null],
    ['nonsense', "Une erreur inattendue est survenue lors de l'inscription.", null],
  ])('%j: %s', async (reply, text, field) => {
    expect(await said(kind, reply)).toEqual({ text, field });
    const path = kind === 'client' ? '/api/register/client' : '/api/register/partner';
    expect(new Set(network.mock.calls.map(([address]) => address))).toEqual(new Set([path]));
  });
});
