import { createOrder, asFields, getFirm } from '@tassis/contracts';
import { pageTitle } from '@tassis/platform';
import { aUser } from '@tassis/testing/answers';
import { refusal } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fr } from '../messages/fr.ts';
import { fr as price } from '../messages/price/fr.ts';
import { fr as order } from '../messages/order/fr.ts';
import { control, filledIn, fillIn, typedNow } from '../testing/fill-in.ts';
import { freshBrowser, openPage, type Page } from '../testing/open-page.tsx';
import { signIn } from '../testing/sign-in.ts';
import { aFirm, notFound, placedOrder, watchedApi } from '../testing/watched-api.ts';

beforeEach(freshBrowser);
afterEach(cleanup);

const submitButton = () => screen.getByRole('button', { name: 'Soumettre la Demande' });
const redBox = () => screen.findByRole('alert', { name: order.errors.boxTitle });
const orders = (page: Page) => page.api.getCalls(createOrder);
const confirmation = '/client-dashboard/order-confirmation?order=';

/** The texts that describe a control. */
function describedBy(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

describe('the page', () => {
  test('has a title, a description and its blocks under one h1', async () => {
    await openPage();
    expect(document.title).toBe(pageTitle(fr.page.title));
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
      fr.page.description,
    );
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
      fr.form.title,
      fr.why.title,
      fr.help.title,
      fr.advantages.title,
      fr.steps.title,
      fr.feature.title,
    ]);
    expect(fr.advantages.items).toHaveLength(6);
    expect(fr.steps.items).toHaveLength(3);
  });

  test('shows the price before anything is sent', async () => {
    await openPage();
    const card = within(screen.getByRole('region', { name: price.title }));
    expect(card.getAllByRole('cell').map((line) => line.textContent)).toEqual([
      '200,00\u00A0MAD',
      '200,00\u00A0MAD',
      '40,00\u00A0MAD',
      '230,00\u00A0MAD',
      '470,00\u00A0MAD',
    ]);
    expect(card.getByText(/^TVA \(20\s%\)$/u)).toBeDefined();
  });

  test('has the firm’s phone and the frequent questions', async () => {
    await openPage();
    const phone = screen.getByRole('link', { name: /Appeler le/u });
    expect(phone.getAttribute('href')).toBe('tel:+212522000000');
    const questions = screen.getByRole('link', { name: fr.help.faq });
    expect(questions.getAttribute('href')).toBe('/#questions');
  });

  test('is in English on an English site', async () => {
    await openPage({ locale: 'en' });
    expect(screen.getByRole('button', { name: 'Submit the request' })).toBeDefined();
    expect(screen.getByText(/470\.00\sMAD/u)).toBeDefined();
  });

  test('carries no style attribute', async () => {
    const { container } = await openPage();
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
  });
});

describe('the form', () => {
  test('asks for the number of the chosen document only, and clears the others', async () => {
    const { user } = await openPage();
    fillIn();
    await user.click(screen.getByRole('radio', { name: 'Passeport' }));
    expect(screen.queryByLabelText('Numéro de CIN')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Numéro de passeport').value).toBe('');
    await user.click(screen.getByRole('radio', { name: 'CIN' }));
    expect(control('cin').value).toBe('');
  });

  test('offers the company forms', async () => {
    await openPage();
    const options = within(control('formJuridique')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value }) => value)).toEqual([
      '',
      'SARL',
      'SARL AU',
      'SA',
      'SAS',
      'SNC',
      'SCS',
    ]);
  });

  test('validates the document’s number while it is typed', async () => {
    const { user } = await openPage();
    await user.type(control('cin'), 'AB12');
    expect(control('cin').getAttribute('aria-invalid')).toBeNull();
    await user.type(control('cin'), 'x');
    expect(control('cin').getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(control('cin'))).toContain('Format CIN invalide');
    await user.type(control('cin'), '{Backspace}3456');
    expect(control('cin').getAttribute('aria-invalid')).toBeNull();
  });

  test('turns the document’s number into capitals and keeps the caret', async () => {
    const { user } = await openPage();
    const documents = [
      ['CIN', 'Numéro de CIN'],
      ['Passeport', 'Numéro de passeport'],
      ['Carte de séjour', 'Numéro de carte de séjour'],
    ] as const;
    for (const [name, label] of documents) {
      await user.click(screen.getByRole('radio', { name }));
      const number = screen.getByLabelText<HTMLInputElement>(label);
      expect(number.getAttribute('autocapitalize')).toBe('characters');
      await user.type(number, 'a123456');
      await user.type(number, 'b', { initialSelectionStart: 1, initialSelectionEnd: 1 });
      expect([number.value, number.selectionStart]).toEqual(['AB123456', 2]);
      expect(number.getAttribute('aria-invalid')).toBeNull();
    }
  });

  test('lists the errors, moves the focus there, and links each line to its field', async () => {
    const page = await openPage({ role: 'client' });
    await page.user.click(submitButton());
    const summary = screen.getByRole('alert', {
      name: 'Veuillez corriger les erreurs suivantes:',
    });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(within(summary).getAllByRole('link')).toHaveLength(9);
    await page.user.click(within(summary).getByRole('link', { name: 'Ville' }));
    expect(control('ville').role).toBe('combobox');
    await waitFor(() => expect(document.activeElement).toBe(control('ville')));
    expect(control('ville').getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(control('ville'))).toContain('Ce champ est requis.');
    expect(orders(page)).toEqual([]);

    fillIn();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('adds the field’s name in the summary to an error text that lacks it, and leaves the other lines as they are', async () => {
    const { user } = await openPage({ role: 'client' });
    fillIn({ cin: 'A1', ville: '', firstAppelation: 'أطلس', secoundAppelation: 'ريف' });
    await user.click(submitButton());
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Format CIN invalide',
      'Ville',
      'Appelation 1\u202F: Les caractères arabes ne sont pas acceptés.',
      'Appelation 2\u202F: Les caractères arabes ne sont pas acceptés.',
    ]);
    const described = describedBy(control('firstAppelation'));
    expect(described).toContain('Les caractères arabes ne sont pas acceptés.');
    expect(described).not.toContain('Appelation 1');
  });
});

describe('a client', () => {
  test('sends the form and sees the confirmation, which gets the order as navigation state', async () => {
    const page = await openPage({ role: 'client' });
    fillIn();
    await page.user.dblClick(submitButton());
    await waitFor(() => expect(page.address()).toContain(confirmation));
    expect(orders(page)).toHaveLength(1);
    expect(page.router.state.location.state).toMatchObject({
      order: { reference: 'CMD-2026-000001' },
    });
    expect([localStorage.length, Object.keys(sessionStorage)]).toEqual([
      0,
      ['sent:negative-certificate'],
    ]);
  });

  test('sees a spinner instead of the form while it is sent', async () => {
    const watched = watchedApi();
    const answer = Promise.withResolvers<unknown>();
    watched.api.on(createOrder, () => answer.promise);
    const page = await openPage({ watched, role: 'client' });
    fillIn();
    await page.user.click(submitButton());
    expect(await screen.findByRole('button', { name: 'Traitement en cours...' })).toBeDefined();
    const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(told).toContain('Traitement en cours...');
    expect(control('ville').closest('[inert]')).not.toBeNull();
    answer.resolve(refusal(403, 'forbidden'));
    await redBox();
    expect(control('ville').closest('[inert]')).toBeNull();
    expect(typedNow()).toEqual(filledIn);
  });

  test('sees a refusal in the focused red box, and at the fields until they are edited', async () => {
    const watched = watchedApi();
    const errors = { 'services.0.data.firstAppelation': ['Nom réservé.'] };
    const body = { message: 'Non', code: 'validation_failed', errors, request_id: 'r-1' };
    watched.api.on(createOrder, () => Object.assign(refusal(422, 'validation_failed'), { body }));
    const page = await openPage({ watched, role: 'client' });
    fillIn();
    await page.user.click(submitButton());
    const box = await redBox();
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(within(box).getByRole('link').textContent).toBe('Appelation 1\u202F: Nom réservé.');
    expect(describedBy(control('firstAppelation'))).toContain('Nom réservé.');
    await page.user.type(control('firstAppelation'), ' Deux');
    expect(describedBy(control('firstAppelation'))).not.toContain('Nom réservé.');
    expect(typedNow()).toEqual({ ...filledIn, firstAppelation: 'Atlas Conseil Deux' });
  });

  test('whose session has ended signs in again, and the order is sent', async () => {
    const watched = watchedApi();
    watched.api.on(createOrder, () => refusal(401, 'unauthenticated'));
    const page = await openPage({ watched, role: 'client' });
    fillIn();
    await page.user.click(submitButton());
    const dialog = await screen.findByRole('dialog', { name: order.signIn.title });
    expect((await redBox()).textContent).toContain(order.errors.unauthenticated);
    expect(dialog.textContent).toContain(order.signIn.descriptionAgain);
    expect(await within(dialog).findByDisplayValue(aUser('client').email)).toBeDefined();
    await waitFor(() => expect(document.activeElement?.id).toBe('login-password'));
    watched.api.on(createOrder, () => ({ success: true, data: placedOrder }));
    await signIn(page, dialog);
    await waitFor(() => expect(page.address()).toContain(confirmation));
    expect(new Set(page.keys).size).toBe(1);
  });
});

test.each([
  ['partner', order.role.partner],
  ['admin', order.role.title],
  ['content_admin', order.role.title],
] as const)('a %s is told before sending that they do not order here', async (role, told) => {
  const page = await openPage({ role });
  const [notice] = screen.getAllByText(told);
  const isBefore = notice?.compareDocumentPosition(control('firstName')) ?? 0;
  expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  fillIn();
  await page.user.click(submitButton());
  expect((await redBox()).textContent).toContain(order.errors.forbidden);
  expect(orders(page)).toEqual([]);
});

test('only a visitor reads that they will have to sign in', async () => {
  const note = /vous inscrire à l’étape suivante/u;
  const { session } = await openPage({ role: 'client' });
  expect(screen.queryByText(note)).toBeNull();
  session.signOut();
  expect(await screen.findByText(note)).toBeDefined();
});

test('nothing is sent without a price, which can be loaded again', async () => {
  const watched = watchedApi();
  watched.api.on(getFirm, () => notFound);
  const page = await openPage({ watched, role: 'client', shows: price.failed });
  fillIn();
  await page.user.click(submitButton());
  expect((await redBox()).textContent).toContain(order.errors.noPrice);
  expect(orders(page)).toEqual([]);
  watched.api.on(getFirm, () => ({ success: true, data: aFirm }));
  await page.user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByText(/470,00/u);
  await page.user.click(submitButton());
  await waitFor(() => expect(orders(page)).toHaveLength(1));
});

test('a changed price is shown, and sending again confirms it with the same key', async () => {
  const watched = watchedApi();
  watched.api.on(createOrder, () => refusal(422, 'price_mismatch', 'Le prix a changé.'));
  const page = await openPage({ watched, role: 'client' });
  fillIn();
  const pricing = {
    ...aFirm.pricing,
    negative_certificate: { ...aFirm.pricing.negative_certificate, service: 300 },
  };
  watched.api.on(getFirm, () => ({ success: true, data: { ...aFirm, pricing } }));
  await page.user.click(submitButton());
  expect((await redBox()).textContent).toContain('Le prix a changé.');
  await screen.findByText(/590,00/u);
  await page.user.click(submitButton());
  await waitFor(() => expect(orders(page)).toHaveLength(2));
  expect(orders(page).map(({ body }) => asFields(body)['finalPrice'])).toEqual([470, 590]);
  expect(new Set(page.keys).size).toBe(1);
});
