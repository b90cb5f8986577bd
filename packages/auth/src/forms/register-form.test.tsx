import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClient, anApiError } from '../testing/fake-api.ts';
import { fakeSession } from '../testing/fake-session.ts';
import { RegisterForm } from './register-form.tsx';

vi.mock('@tassis/platform/router', () => ({
  RouterLink: ({ href }: { href: string }) => createElement('a', { href }, 'lien'),
}));

const FILLED = {
  Prénom: 'Salma',
  Nom: 'Bennani',
  'Adresse e-mail': 'salma@example.ma',
  Téléphone: '06 12 34 56 78',
  'Mot de passe': 'longues-oreilles',
  'Confirmation du mot de passe': 'longues-oreilles',
};

let session: ReturnType<typeof fakeSession>;
const onSuccess = vi.fn<() => void>();
const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

beforeEach(() => {
  session = fakeSession();
  onSuccess.mockReset();
});
afterEach(cleanup);

/** Fills the form in and sends it; returns the label of the field in error and its text. */
async function send(changes: Partial<typeof FILLED> = {}): Promise<[string, string] | null> {
  for (const [label, text] of Object.entries({ ...FILLED, ...changes }))
    control(label).value = text;
  await userEvent.click(screen.getByRole('button', { name: 'Créer mon compte' }));
  const invalid = document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]');
  expect(invalid.length).toBeLessThanOrEqual(1);
  const [field] = invalid;
  const id = field?.getAttribute('aria-describedby')?.split(' ')[0] ?? '';
  const text = document.getElementById(id)?.textContent ?? '';
  return field ? [field.labels?.[0]?.textContent ?? '', text] : null;
}

describe('RegisterForm shows the first error only', () => {
  beforeEach(() => {
    render(<RegisterForm onSuccess={onSuccess} />);
  });

  it.each([
    [{ Prénom: ' ', Nom: '' }, 'Prénom', 'Le prénom est requis.'],
    [{ Nom: '', 'Adresse e-mail': '' }, 'Nom', 'Le nom est requis.'],
    [{ 'Adresse e-mail': '', Téléphone: '' }, 'Adresse e-mail', "L'email est requis."],
    [
      { 'Adresse e-mail': 'salma@x', Téléphone: '' },
      'Adresse e-mail',
      'Veuillez entrer une adresse email valide.',
    ],
    [{ Téléphone: '', 'Mot de passe': '' }, 'Téléphone', 'Le numéro de téléphone est requis.'],
    [{ Téléphone: '0612' }, 'Téléphone', 'Veuillez entrer un numéro de téléphone valide.'],
    [
      { 'Mot de passe': 'court' },
      'Mot de passe',
      'Le mot de passe doit contenir au moins 8 caractères.',
    ],
    [
      { 'Confirmation du mot de passe': '' },
      'Confirmation du mot de passe',
      'Veuillez confirmer votre mot de passe.',
    ],
    [
      { 'Confirmation du mot de passe': 'autre-chose' },
      'Confirmation du mot de passe',
      'Les mots de passe ne correspondent pas.',
    ],
  ])('%o: %s: %s', async (changes, label, text) => {
    expect(await send(changes)).toEqual([label, text]);
    expect(document.activeElement).toBe(control(label));
    expect(session.registerClient).not.toHaveBeenCalled();
  });
});

describe('RegisterForm', () => {
  it('opens the account with the fields of the wire, says so and tells who asked', async () => {
    render(<RegisterForm onSuccess={onSuccess} />);
    expect(await send()).toBeNull();
    expect(session.registerClient).toHaveBeenCalledExactlyOnceWith({
      firstName: 'Salma',
      secondName: 'Bennani',
      email: 'salma@example.ma',
      phone: '06 12 34 56 78',
      password: 'longues-oreilles',
      password_confirmation: 'longues-oreilles',
    });
    const success = 'Compte créé avec succès ! Redirection en cours...';
    expect(await screen.findByText(success)).toBeDefined();
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith(aClient);
  });

  it('says at the e-mail that it is taken, and keeps everything', async () => {
    session.registerClient.mockRejectedValueOnce(anApiError(409));
    render(<RegisterForm />);
    const text = 'Un compte avec cette adresse email existe déjà.';
    expect(await send()).toEqual(['Adresse e-mail', text]);
    expect(control('Mot de passe').value).toBe('longues-oreilles');
  });

  it('is one that password managers know', () => {
    render(<RegisterForm />);
    const tokens = [...document.querySelectorAll<HTMLInputElement>('form input')];
    expect(tokens.map((input) => input.autocomplete)).toEqual([
      'given-name',
      'family-name',
      'email',
      'tel',
      'new-password',
      'new-password',
    ]);
  });

  it('tells accountants that their area opens later, and forgets nothing meanwhile', async () => {
    const user = userEvent.setup();
    render(<RegisterForm />);
    await user.type(control('Prénom'), 'Salma');
    await user.click(screen.getByRole('radio', { name: 'Comptable' }));
    expect(screen.getByRole('link').getAttribute('href')).toBe('/contact');
    expect(screen.queryByRole('button', { name: 'Créer mon compte' })).toBeNull();

    await user.click(screen.getByRole('radio', { name: 'Client' }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(control('Prénom').value).toBe('Salma');
  });

  it('has no choice where only a client makes sense', () => {
    render(<RegisterForm clientOnly />);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('button', { name: 'Créer mon compte' })).toBeDefined();
  });
});
