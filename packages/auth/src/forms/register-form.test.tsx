import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClient, anApiError } from '../testing/fake-api.ts';
import { fakeSession } from '../testing/fake-session.ts';
import { RegisterForm } from './register-form.tsx';

vi.mock('@tassis/platform/router', () => ({
  RouterLink: (anchor: object) => createElement('a', anchor),
}));

const FILLED = {
  Prénom: 'Salma',
  Nom: 'Bennani',
  'Adresse e-mail': 'salma@example.ma',
  Téléphone: '06 12 34 56 78',
  'Mot de passe': 'longues-oreilles',
  'Confirmation du mot de passe': 'longues-oreilles',
};

const BUSINESS = {
  ...FILLED,
  'Nom de la structure': 'Cabinet Bennani',
  'Statut professionnel': 'Expert comptable',
  'Forme juridique': 'SARL AU',
};

let session: ReturnType<typeof fakeSession>;
const onSuccess = vi.fn<() => void>();
const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

beforeEach(() => {
  session = fakeSession();
  onSuccess.mockReset();
});
afterEach(cleanup);

/** Fills in the form and submits it; returns the label and text of the field in error. */
async function send(
  changes: Partial<typeof BUSINESS> = {},
  filled: Partial<typeof BUSINESS> = FILLED,
): Promise<[string, string] | null> {
  for (const [label, text] of Object.entries({ ...filled, ...changes }))
    control(label).value = text;
  await userEvent.click(screen.getByRole('button', { name: 'Créer mon compte' }));
  const invalid = document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]');
  expect(invalid.length).toBeLessThanOrEqual(1);
  const [field] = invalid;
  const id = field?.getAttribute('aria-describedby')?.split(' ')[0] ?? '';
  const text = document.getElementById(id)?.textContent ?? '';
  return field ? [field.labels?.[0]?.textContent ?? '', text] : null;
}

/** The options of a select, without the empty one. */
function listOptions(label: string): (string | null)[] {
  const options = document.querySelectorAll(`#${control(label).id} option:not([value=""])`);
  return [...options].map(({ textContent }) => textContent);
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
    await waitFor(() => expect(document.activeElement).toBe(control(label)));
    expect(session.registerClient).not.toHaveBeenCalled();
  });
});

describe('RegisterForm shows an accountant the same errors, then those of the business:', () => {
  beforeEach(async () => {
    render(<RegisterForm onSuccess={onSuccess} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Comptable' }));
  });

  it.each([
    [{ Prénom: '', 'Nom de la structure': '' }, 'Prénom', 'Le prénom est requis.'],
    [
      { 'Confirmation du mot de passe': 'x', 'Forme juridique': '' },
      'Confirmation du mot de passe',
      'Les mots de passe ne correspondent pas.',
    ],
    [
      { 'Nom de la structure': ' ', 'Statut professionnel': '' },
      'Nom de la structure',
      'Le nom de votre structure est requis.',
    ],
    [
      { 'Statut professionnel': '', 'Forme juridique': '' },
      'Statut professionnel',
      'Le statut professionnel est requis.',
    ],
    [{ 'Forme juridique': '' }, 'Forme juridique', 'La forme juridique est requise.'],
  ])('%o: %s: %s', async (changes, label, text) => {
    expect(await send(changes, BUSINESS)).toEqual([label, text]);
    await waitFor(() => expect(document.activeElement).toBe(control(label)));
    expect(session.registerPartner).not.toHaveBeenCalled();
  });

  it('and an error of a list leaves when another is chosen', async () => {
    await send({ 'Forme juridique': '' }, BUSINESS);
    await userEvent.selectOptions(control('Forme juridique'), 'SCP');
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  });
});

describe('RegisterForm', () => {
  it('opens an accountant’s account with the fields of the wire, and says so', async () => {
    render(<RegisterForm onSuccess={onSuccess} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Comptable' }));
    expect(await send({}, BUSINESS)).toBeNull();
    expect(session.registerPartner).toHaveBeenCalledExactlyOnceWith({
      firstName: 'Salma',
      secondName: 'Bennani',
      email: 'salma@example.ma',
      phone: '06 12 34 56 78',
      password: 'longues-oreilles',
      password_confirmation: 'longues-oreilles',
      businessName: 'Cabinet Bennani',
      legalStatus: 'Expert comptable',
      legalForm: 'SARL AU',
    });
    expect(await screen.findByText(/^Compte créé avec succès/u)).toBeDefined();
    expect(onSuccess).toHaveBeenCalledOnce();
    expect(session.registerClient).not.toHaveBeenCalled();
  });

  it('offers the professions and legal forms of the specification', () => {
    render(<RegisterForm />);
    expect(listOptions('Statut professionnel')).toEqual([
      'Expert comptable',
      'Comptable agréé',
      'Commissaire aux Comptes',
      'Notaire',
      'Domiciliataire',
      'Association/Fondation',
      'Société',
      'Administration',
      'Autre',
    ]);
    expect(listOptions('Forme juridique')).toEqual(['SARL AU', 'SARL', 'SA', 'SAS', 'SCI', 'SCP']);
  });

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

  it('offers to sign in with an address that has an account, until another one is typed', async () => {
    session.registerClient.mockRejectedValueOnce(anApiError(409));
    const onSignIn = vi.fn<(email: string) => void>();
    render(<RegisterForm onSignIn={onSignIn} />);
    expect(screen.queryByRole('button', { name: 'Se connecter' })).toBeNull();
    await send();
    const offer = await screen.findByRole('button', { name: 'Se connecter' });
    await waitFor(() => expect(document.activeElement).toBe(control('Adresse e-mail')));
    await userEvent.tab();
    expect(document.activeElement).toBe(offer);
    await userEvent.keyboard('{Enter}');
    expect(onSignIn).toHaveBeenCalledExactlyOnceWith('salma@example.ma');
    await userEvent.type(control('Adresse e-mail'), '{Backspace}');
    expect(screen.queryByRole('button', { name: 'Se connecter' })).toBeNull();
  });

  it('is one that password managers know', () => {
    render(<RegisterForm />);
    const tokens = [...document.querySelectorAll<HTMLInputElement>('form input[autocomplete]')];
    expect(tokens.map((input) => input.autocomplete)).toEqual([
      'given-name',
      'family-name',
      'username',
      'tel',
      'new-password',
      'new-password',
      'organization',
    ]);
  });

  it('masks both passwords, and lets them be pasted', async () => {
    const user = userEvent.setup();
    render(<RegisterForm />);
    for (const label of ['Mot de passe', 'Confirmation du mot de passe']) {
      expect(control(label).type).toBe('password');
      await user.click(control(label));
      await user.paste('longues-oreilles');
      expect(control(label).value).toBe('longues-oreilles');
    }
  });

  it('begins with a client, and keeps what was typed, common or not, when the choice changes', async () => {
    const user = userEvent.setup();
    render(<RegisterForm />);
    expect(screen.queryByRole('textbox', { name: 'Nom de la structure' })).toBeNull();
    await user.type(control('Prénom'), 'Salma');
    await user.click(screen.getByRole('radio', { name: 'Comptable' }));
    expect(control('Prénom').value).toBe('Salma');
    await user.type(screen.getByRole('textbox', { name: /structure/u }), 'Cabinet');
    await user.selectOptions(control('Forme juridique'), 'SCP');

    await user.click(screen.getByRole('radio', { name: 'Client' }));
    expect(screen.queryByRole('textbox', { name: /structure/u })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Comptable' }));
    expect(control('Nom de la structure').value).toBe('Cabinet');
    expect(control('Forme juridique').value).toBe('SCP');
  });

  it('says what the data are for, and where one’s rights stand', () => {
    render(<RegisterForm />);
    expect(screen.getByText(/servent à tenir votre compte.+loi 09-08/u)).toBeDefined();
    const link = screen.getByRole('link', { name: 'Vos données et vos droits' });
    expect(link.getAttribute('href')).toBe('/privacy');
  });

  it('tells an accountant that clients see their name', async () => {
    render(<RegisterForm />);
    await userEvent.click(screen.getByRole('radio', { name: 'Comptable' }));
    expect(screen.getByText(/voient votre nom et celui de votre structure/u)).toBeDefined();
    expect(screen.queryByText(/à rien d’autre/u)).toBeNull();
  });

  it('has no choice where only a client makes sense', () => {
    render(<RegisterForm clientOnly />);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('button', { name: 'Créer mon compte' })).toBeDefined();
  });
});
