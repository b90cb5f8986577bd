import { createOrder, asFields, login, registerClient } from '@tassis/contracts';
import { refusal } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fr as order } from '../messages/order/fr.ts';
import { control, filledIn, fillIn, typedNow } from '../testing/fill-in.ts';
import { freshBrowser, openPage, type Page } from '../testing/open-page.tsx';
import { signIn } from '../testing/sign-in.ts';
import { letIn, watchedApi } from '../testing/watched-api.ts';

beforeEach(freshBrowser);
afterEach(cleanup);

const DRAFT = 'negativeCertificatFormData';
const DAY_MS = 24 * 60 * 60 * 1000;
const submitButton = () => screen.getByRole('button', { name: 'Soumettre la Demande' });
const openDialog = () => screen.findByRole('dialog', { name: order.signIn.title });
const orders = (page: Page) => page.api.getCalls(createOrder);
const confirmation = '/client-dashboard/order-confirmation?order=';

test('the form says what the personal data are for', async () => {
  await openPage();
  const link = screen.getByRole('link', { name: 'Vos données et vos droits' });
  expect(link.closest('form')).not.toBeNull();
  expect(link.getAttribute('href')).toBe('/privacy');
});

/** A visitor who filled in the form and pressed the submit button. */
async function sendAsVisitor() {
  const watched = watchedApi();
  letIn(watched, 'client');
  const page = await openPage({ watched });
  fillIn();
  await page.user.click(submitButton());
  return { page, watched, dialog: await openDialog() };
}

/** Fills in and sends the registration form of the dialog. */
async function register(page: Page, dialog: HTMLElement) {
  const form = within(dialog);
  await page.user.click(form.getByRole('radio', { name: 'Inscription' }));
  const fields = {
    Prénom: 'Salma',
    Nom: 'El Amrani',
    'Adresse e-mail': 'salma@example.ma',
    Téléphone: '0612345678',
    'Mot de passe': 'longues-oreilles',
    'Confirmation du mot de passe': 'longues-oreilles',
  };
  for (const [label, value] of Object.entries(fields)) {
    const selector = '[id^="register-"]';
    await page.user.type(form.getByLabelText(label, { selector }), value);
  }
  await page.user.keyboard('{Enter}');
}

describe('a visitor who sends the form', () => {
  test('is asked to sign in, and the draft is stored meanwhile', async () => {
    const { page, dialog } = await sendAsVisitor();
    const choice = within(dialog).getByRole('group', { name: order.signIn.choice });
    expect(within(choice).getByRole('radio', { name: 'Connexion' })).toBeDefined();
    expect(within(choice).getByRole('radio', { name: 'Inscription' })).toBeDefined();
    expect(dialog.textContent).toContain(order.signIn.description);
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toContain('Atlas Conseil'));
    expect(orders(page)).toEqual([]);
  });

  test('signs in without a redirect; the order is sent once and the draft is removed', async () => {
    const { page, dialog } = await sendAsVisitor();
    await signIn(page, dialog);
    await waitFor(() => expect(page.address()).toContain(confirmation));
    expect(orders(page)).toHaveLength(1);
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toBeNull());
  });

  test('registers as a client in the dialog, and the order is sent once', async () => {
    const { page, watched, dialog } = await sendAsVisitor();
    await register(page, dialog);
    await waitFor(() => expect(page.address()).toContain(confirmation));
    expect(watched.api.getCalls(registerClient)).toHaveLength(1);
    expect(orders(page)).toHaveLength(1);
  });

  test('who already has an account continues with sign-in, the e-mail address filled in', async () => {
    const { page, watched, dialog } = await sendAsVisitor();
    watched.api.on(registerClient, () => refusal(409, 'email_taken', 'Ce compte existe.'));
    await register(page, dialog);
    await page.user.click(await within(dialog).findByRole('button', { name: 'Se connecter' }));
    const field = (label: string) =>
      within(dialog).getByLabelText<HTMLInputElement>(label, { selector: '[id^="login-"]' });
    await waitFor(() => expect(document.activeElement).toBe(field('Mot de passe')));
    expect(field('Adresse e-mail').value).toBe('salma@example.ma');
    await page.user.keyboard('longues-oreilles{Enter}');
    await waitFor(() => expect(page.address()).toContain(confirmation));
    expect(orders(page)).toHaveLength(1);
  });

  test('stays in the dialog when the password is wrong', async () => {
    const { page, watched, dialog } = await sendAsVisitor();
    watched.api.on(login, () => refusal(401, 'credentials_invalid', 'Email ou mot de passe'));
    await signIn(page, dialog);
    expect(await within(dialog).findByText('Email ou mot de passe')).toBeDefined();
    expect(orders(page)).toEqual([]);
  });

  test.each(['Annuler', 'Fermer'])(
    '%s discards the request and the draft, and leaves the screen as it is',
    async (name) => {
      const { page, dialog } = await sendAsVisitor();
      await page.user.click(within(dialog).getByRole('button', { name }));
      expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(localStorage.getItem(DRAFT)).toBeNull());
      expect(typedNow()).toEqual(filledIn);
      expect(orders(page)).toEqual([]);
    },
  );

  test('reads when the account is not a client’s', async () => {
    const { page, watched, dialog } = await sendAsVisitor();
    letIn(watched, 'partner');
    await signIn(page, dialog);
    const box = await screen.findByRole('alert', { name: order.errors.boxTitle });
    expect(box.textContent).toContain(order.errors.forbidden);
    expect(typedNow()).toEqual(filledIn);
    expect(orders(page)).toEqual([]);
  });
});

describe('the stored input', () => {
  test('is restored after a reload of the tab', async () => {
    await openPage();
    fillIn({ ville: 'Fès' });
    cleanup();
    await openPage();
    expect(typedNow()).toEqual({ ...filledIn, ville: 'Fès' });
    expect(localStorage).toHaveLength(0);
  });

  test('is restored with the kind of document', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('radio', { name: 'Carte de séjour' }));
    await user.type(screen.getByLabelText('Numéro de carte de séjour'), 'C012345');
    cleanup();
    await openPage();
    const number = screen.getByLabelText<HTMLInputElement>('Numéro de carte de séjour');
    expect(number.value).toBe('C012345');
  });

  test('is removed from the tab’s storage when all fields are emptied', async () => {
    const { user } = await openPage();
    await user.type(control('activity'), 'x');
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    await user.clear(control('activity'));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  test('is restored from a stored draft in a new tab, but not after 24 hours', async () => {
    await sendAsVisitor();
    cleanup();
    sessionStorage.clear();
    await openPage();
    expect(typedNow()).toEqual(filledIn);

    cleanup();
    sessionStorage.clear();
    const stored = asFields(JSON.parse(localStorage.getItem(DRAFT) ?? '{}'));
    const savedAt = Number(stored['savedAt']) - DAY_MS;
    localStorage.setItem(DRAFT, JSON.stringify({ ...stored, savedAt }));
    await openPage();
    expect(control('ville').value).toBe('');
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toBeNull());
  });

  test('is removed from the browser’s storage when its owner signs out', async () => {
    const page = await openPage({ role: 'client' });
    fillIn();
    await waitFor(() => expect(sessionStorage).not.toHaveLength(0));
    page.session.signOut();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });
});
