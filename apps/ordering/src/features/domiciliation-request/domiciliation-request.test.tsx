import { getApi } from '@tassis/api-client';
import { createOrder, asFields } from '@tassis/contracts';
import { domiciliationEnd, moroccanDay } from '@tassis/domain';
import { fieldTexts } from '@tassis/order-fields/testing';
import { aPdf } from '@tassis/testing/builders';
import { translate } from '@tassis/messages';
import { fieldRefusal, refusal } from '@tassis/testing/area';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fr as order } from '../../messages/order/fr.ts';
import { card, choose, field, group, press, put, textsAt } from '../../testing/controls.ts';
import { freshBrowser } from '../../testing/open-page.tsx';
import { watchedApi } from '../../testing/watched-api.ts';
import { fillInRequest, putCertificate } from './testing/fill-in.ts';
import { domiciliationVisit } from './form/records.ts';
import { openRequest, type Request } from './testing/open-request.tsx';

beforeEach(freshBrowser);
afterEach(cleanup);

const CONFIRMATION = '/client-dashboard/order-confirmation';
const orders = (page: Request) => page.api.getCalls(createOrder);
const { hints } = fieldTexts.domiciliation.fr;
const { summary } = fieldTexts.form.fr.errors;
const told = (label: string) => textsAt(field(label));
const number = () => field('Numéro de la pièce d’identité');
const BOX = new RegExp(`^(?:${summary}|${order.errors.boxTitle})`, 'u');
const alert = () => screen.getByRole('alert', { name: BOX });
const lines = () =>
  within(alert())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a domiciliation is ordered with the input, and nothing of it stays in the browser', async () => {
  const page = await openRequest({ role: 'client' });
  await fillInRequest();
  press('Soumettre');
  await waitFor(() => expect(page.address()).toContain(CONFIRMATION));
  const today = moroccanDay(new Date());
  const [sent] = orders(page);
  const { package_id } = asFields(sent?.body);
  expect(package_id).toEqual(expect.any(String));
  expect(sent?.body).toMatchObject({
    includeOptionalCompanyCreation: false,
    finalPrice: 2880,
    services: [
      {
        type: 'domiciliation',
        package_id,
        data: {
          start_date: today,
          duration_months: 12,
          end_date: domiciliationEnd(today, 12),
          identificationType: 'CIN',
          identifierValue: 'AB123456',
          formJuridique: 'dénomination_Commerciale',
          companyName: 'Atlas Conseil',
          acronym: null,
          ICE: '001561191000066',
          negativeCertificate: aPdf(),
          managers: [{ firstName: 'Salma', sex: 'Female', cin: 'AB123456', passport: null }],
        },
      },
    ],
  });
  expect([localStorage.length, Object.keys(sessionStorage)]).toEqual([0, ['sent:domiciliation']]);
});

describe('an incomplete form', () => {
  test('lists what is missing in the order of the page, each line linked to its field', async () => {
    const page = await openRequest({ role: 'client' });
    press('Soumettre');
    expect(within(alert()).getByRole('heading').textContent).toBe(summary);
    expect(lines()).toEqual([
      "Date de début est requis ou n'est pas valide",
      "Numéro de la pièce d’identité est requis ou n'est pas valide",
      "Nom de la société est requis ou n'est pas valide",
      "ICE est requis ou n'est pas valide",
      "Certificat négatif est requis ou n'est pas valide",
      'Gérant 1\u202F: 9 champs à compléter',
    ]);
    await waitFor(() => expect(document.activeElement).toBe(alert()));
    for (const link of within(alert()).getAllByRole('link')) {
      fireEvent.click(link);
      expect(`#${document.activeElement?.id}`).toBe(link.getAttribute('href'));
    }
    expect(orders(page)).toEqual([]);
  });

  test('shows each error at its field until it is corrected', async () => {
    const { user } = await openRequest();
    press('Soumettre');
    expect(textsAt(field('Date de début'))).toContain('Date de début est requis');
    expect(textsAt(field('ICE'))).toContain('Ce champ est requis.');
    await user.type(field('ICE'), '00156119100006');
    await waitFor(() => expect(textsAt(field('ICE'))).toContain('ICE doit contenir 15 caractères'));
    await user.type(field('ICE'), '6');
    await waitFor(() => expect(textsAt(field('ICE'))).toBe(hints.ICE));
  });

  test('shows the error of an impossible day as soon as it is chosen', async () => {
    await openRequest();
    put({ 'Date de début': '01/01/2020', 'Date de naissance': '01/01/2099' });
    await waitFor(() => expect(told('Date de début')).toContain('ne peut pas être antérieure'));
    await waitFor(() =>
      expect(told('Date de naissance')).toContain('ne peut pas être postérieure'),
    );
    put({ 'Date de début': '' });
    await waitFor(() => expect(told('Date de début')).toBe(hints.start_date));
  });

  test('does not report the number of another document as missing before it is touched', async () => {
    await openRequest();
    press('Soumettre');
    expect(number().getAttribute('aria-invalid')).toBe('true');
    choose('Passeport', group('Type d’identification'));
    await waitFor(() => expect(number().getAttribute('aria-invalid')).toBeNull());
    put({ 'Numéro de la pièce d’identité': 'AB' });
    await waitFor(() => expect(number().getAttribute('aria-invalid')).toBe('true'));
  });

  test.each([
    ['fr', 'Date de début'],
    ['en', 'Start date'],
  ] as const)('says of a day that is none what the API says of it: %s', async (locale, label) => {
    await openRequest({ locale });
    for (const typed of ['31/02/2030', '5/3/30']) {
      put({ [label]: typed });
      expect(textsAt(field(label))).toContain(translate(locale, 'date_invalid'));
    }
  });

  test('repeats the field’s text about an invalid birth date in the summary', async () => {
    await openRequest({ role: 'client' });
    await fillInRequest();
    put({ 'Date de naissance': '31/02/1990' });
    press('Soumettre');
    expect(lines()).toEqual(["Gérant 1\u202F: Date de naissance est requis ou n'est pas valide"]);
    expect(textsAt(field('Date de naissance'))).toContain(translate('fr', 'date_invalid'));
  });

  test('asks for one manager at least, and never counts below zero', async () => {
    await openRequest({ role: 'client' });
    press('Un gérant de moins');
    const fewer = screen.getByRole<HTMLButtonElement>('button', { name: 'Un gérant de moins' });
    expect(fewer.disabled || fewer.getAttribute('aria-disabled') === 'true').toBe(true);
    press('Soumettre');
    expect(lines().at(-1)).toBe('Au moins un gérant est requis');
    fireEvent.click(within(alert()).getByRole('link', { name: 'Au moins un gérant est requis' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Nombre de gérants')));
  });
});

describe('what the server says', () => {
  const refused = {
    'services.0.data.companyName': ['Ce nom est pris.'],
    'services.0.data.negativeCertificate': ['Ce fichier n’est pas un PDF lisible.'],
    'services.0.data.managers.0.cin': ['Ce numéro est inconnu.'],
  };

  test('is shown line by line in the box, and at its field until the value changes', async () => {
    const page = await openRequest({ role: 'client' });
    page.api.on(createOrder, () => fieldRefusal(refused));
    await fillInRequest();
    press('Soumettre');
    await screen.findByRole('alert', { name: BOX });
    expect(lines().map((line) => line?.replaceAll(/\s/gu, ' '))).toEqual([
      'Nom de la société : Ce nom est pris.',
      'Certificat négatif : Ce fichier n’est pas un PDF lisible.',
      'Gérant 1, Numéro de CIN : Ce numéro est inconnu.',
    ]);
    expect(textsAt(field('Nom de la société'))).toContain('Ce nom est pris.');
    expect(textsAt(field('Certificat négatif'))).toContain('n’est pas un PDF lisible');
    fireEvent.click(within(alert()).getByRole('link', { name: /^Gérant 1/u }));
    await waitFor(() => expect(document.activeElement).toBe(field('Numéro de CIN')));
    expect(textsAt(field('Numéro de CIN'))).toContain('Ce numéro est inconnu.');
    expect(within(card('Gérant 1')).getByText('À corriger')).toBeDefined();
    put({ 'Numéro de CIN': 'AB123457' });
    expect(within(card('Gérant 1')).getByText('À valider')).toBeDefined();
    put({ 'Nom de la société': 'Rif Conseil' });
    await putCertificate('autre.pdf');
    expect(textsAt(field('Nom de la société'))).toBe(hints.companyName);
    expect(textsAt(field('Certificat négatif'))).not.toContain('n’est pas un PDF lisible');
  });

  test.each([
    [refusal(403, 'forbidden'), order.errors.forbidden],
    [refusal(422, 'validation_failed', 'Le forfait a changé.'), 'Le forfait a changé.'],
    [refusal(422, 'validation_failed', ''), order.errors.invalid],
  ])('is said in the box: %#', async (answer, text) => {
    const page = await openRequest({ role: 'client' });
    page.api.on(createOrder, () => answer);
    await fillInRequest();
    press('Soumettre');
    await screen.findByText(text);
    expect(field('Nom de la société').value).toBe('Atlas Conseil');
  });

  test('an error that the server does not explain is shown as a failure of this form', async () => {
    await openRequest({ role: 'client' });
    vi.stubGlobal('reportError', () => undefined);
    await fillInRequest();
    vi.spyOn(getApi(), 'call').mockRejectedValue(new Error('', { cause: 'a defect of ours' }));
    press('Soumettre');
    await screen.findByRole('alert', { name: BOX });
    expect(lines()).toEqual(['Une erreur est survenue lors de la soumission du formulaire']);
  });

  test('without a price nothing is sent', async () => {
    const page = await openRequest({ role: 'client', total: null });
    await fillInRequest();
    press('Soumettre');
    await screen.findByText(order.errors.noPrice);
    expect(orders(page)).toEqual([]);
  });
});

test('the last day is shown for an accepted first day only', async () => {
  await openRequest();
  const end = field('Date de fin');
  put({ 'Date de début': '15/01/2030' });
  expect(end.value).toBe('15 janvier 2031');
  for (const refused of ['01/01/2020', '01/01/2200', '']) {
    put({ 'Date de début': refused });
    expect([refused, end.value]).toEqual([refused, '']);
  }
});

test('two presses send one order, and the form cannot be cleared while it is sent', async () => {
  const page = await openRequest({ role: 'client' });
  await fillInRequest();
  press('Soumettre');
  expect(screen.queryByRole('button', { name: order.draft.clear })).toBeNull();
  fireEvent.submit(screen.getByRole('form', { hidden: true }));
  await waitFor(() => expect(page.address()).toContain(CONFIRMATION));
  expect(orders(page)).toHaveLength(1);
});

test('staff members read before sending that they cannot order, and nothing is sent', async () => {
  const page = await openRequest({ role: 'admin' });
  expect(screen.getAllByText(order.role.title)).toHaveLength(2);
  await fillInRequest();
  press('Soumettre');
  await screen.findByText(order.errors.forbidden);
  expect(orders(page)).toEqual([]);
  const { records, open } = domiciliationVisit;
  await waitFor(() => expect(records.typing.read()).not.toBeNull());
  press(order.role.signOut);
  expect(screen.queryByText(order.role.title)).toBeNull();
  expect(field('Nom de la société').value).not.toBe('');
  // The form stored in this tab stays too, for a visitor who comes back.
  expect(records.typing.read()).not.toBeNull();
  expect(open(null).members.company.values.companyName).toBe('Atlas Conseil');
  expect(open(null).members.negativeCertificate.file?.content).toBeDefined();
  press('Soumettre');
  expect(await screen.findByRole('dialog', { name: order.signIn.title })).toBeDefined();
});

test('a form is cleared after a confirmation: blank and without errors', async () => {
  await openRequest();
  put({ 'Nom de la société': 'Atlas Conseil' });
  choose(/^Personnes physiques/u);
  press('Un gérant de plus');
  press('Soumettre');
  press(order.draft.clear);
  press(order.draft.clear, screen.getByRole('alertdialog', { name: order.draft.clearTitle }));
  expect(field('Nom de la société').value).toBe('');
  expect(field('Durée').value).toBe('12 mois');
  expect(field(/^Societés/u).checked).toBe(true);
  expect(screen.queryByRole('alert', { name: BOX })).toBeNull();
  expect(textsAt(field('ICE'))).toBe(hints.ICE);
  expect(card('Gérant 1')).toBeDefined();
  expect(screen.queryByRole('listitem', { name: 'Gérant 2' })).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 })),
  );
  expect(screen.getByText(order.draft.cleared)).toBeDefined();
});

test('all texts are English on an English page', async () => {
  const watched = watchedApi();
  const { container } = await openRequest({ watched, locale: 'en' });
  press('Submit');
  const said = [...container.querySelectorAll('label, legend, p, li, button, h2, h3')];
  expect(said.map(({ textContent }) => textContent).join('\n')).not.toMatch(/[éèàêç«]/u);
  expect(textsAt(field('Start date'))).toContain('Start date is required');
});
