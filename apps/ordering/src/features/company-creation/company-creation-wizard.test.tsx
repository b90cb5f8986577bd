import { createOrder, asFields } from '@tassis/contracts';
import { fieldTexts } from '@tassis/order-fields/testing';
import { fieldRefusal, refusal } from '@tassis/testing/area';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fr as order } from '../../messages/order/fr.ts';
import { freshBrowser } from '../../testing/open-page.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { letIn, placedOrder, watchedApi } from '../../testing/watched-api.ts';
import {
  arriveAt,
  card,
  choose,
  field,
  goToAssociates,
  goToSummary,
  names,
  press,
  put,
  putAssociate,
  putCompany,
} from './testing/fill-in.ts';
import { marks } from './testing/marks.ts';
import { openWizard, type Wizard } from './testing/open-wizard.tsx';

beforeEach(freshBrowser);
afterEach(cleanup);

const orders = (page: Wizard) => page.api.getCalls(createOrder);
const title = () => screen.getByRole('heading', { level: 2 }).textContent;
const confirmation = '/client-dashboard/order-confirmation';
const links = (box: HTMLElement) =>
  within(box)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
describe('the steps', () => {
  test('lead to one order of a company without a certificate', async () => {
    const page = await openWizard({ role: 'client' });
    expect(title()).toBe('Certificat');
    await goToAssociates();
    expect(page.address()).toBe('/company-creation?package=COMBO12&etape=3');
    await goToSummary();
    expect(marks()).toEqual(['terminée', 'terminée', 'terminée', 'terminée', 'à faire']);
    await page.user.dblClick(screen.getByRole('button', { name: 'Soumettre' }));
    await waitFor(() => expect(page.address()).toContain(confirmation));
    expect(orders(page)).toHaveLength(1);
    expect(orders(page)[0]?.body).toMatchObject({
      finalPrice: 7020,
      includeOptionalCompanyCreation: false,
      services: [
        {
          type: 'company_creation',
          data: {
            haveCertificate: false,
            negativeCertificateAssociate: 0,
            addressType: 'domiciliation',
            capital: 100_000,
            associates: [{ associateType: 'physical', cin: 'AB123456', isManager: true }],
            externalManagers: [],
          },
        },
      ],
    });
    expect(page.stored.drafts.size).toBe(0);
    expect([localStorage.length, Object.keys(sessionStorage)]).toEqual([
      0,
      ['sent:company-creation'],
    ]);
  });

  test('follow the browser’s back button, and focus the title of the step', async () => {
    const page = await openWizard();
    await goToAssociates();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Associés'));
    await page.router.navigate(-1);
    await waitFor(() => expect(title()).toBe('Adresse'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Adresse'));
    expect(field('Capital').value).toBe('100\u00A0000');
    press('Précédent');
    await waitFor(() => expect(title()).toBe('Certificat'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Précédent' }).disabled).toBe(
      true,
    );
  });

  test('redirect a URL beyond the first incomplete step to that step', async () => {
    const page = await openWizard({ etape: 4 });
    await waitFor(() => expect(page.address()).toBe('/company-creation?package=COMBO12&etape=1'));
    expect(title()).toBe('Certificat');
  });

  test('keep the input and the step after a reload', async () => {
    const first = await openWizard();
    await goToAssociates();
    press('Un associé de plus');
    put({ Prénom: 'Salma' });
    first.unmount();
    const page = await openWizard({ etape: 3 });
    expect(page.address()).toContain('etape=3');
    expect(field('Prénom').value).toBe('Salma');
    expect(marks().slice(0, 3)).toEqual(['terminée', 'terminée', 'à faire']);
  });
});

describe('an incomplete step', () => {
  test('shows its errors in the summary and at the fields until they are corrected', async () => {
    const { user } = await openWizard();
    choose('Non');
    await user.click(screen.getByRole('button', { name: 'Suivant' }));
    const summary = screen.getByRole('alert', { name: fieldTexts.form.fr.errors.summary });
    expect(links(summary)).toEqual([
      "Appelation 1 est requis ou n'est pas valide",
      "Appelation 2 est requis ou n'est pas valide",
      "Appelation 3 est requis ou n'est pas valide",
      "Activité est requis ou n'est pas valide",
    ]);
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(marks()[0]).toBe('à corriger');
    await user.click(within(summary).getByRole('link', { name: /^Activité/u }));
    await waitFor(() => expect(document.activeElement).toBe(field('Activité')));
    put(names);
    await waitFor(() =>
      expect(screen.queryByRole('alert', { name: fieldTexts.form.fr.errors.summary })).toBeNull(),
    );
  });

  test('of associates shows that there are none, then an invalid one, then a total that is not the capital', async () => {
    await openWizard();
    await goToAssociates();
    press('Suivant');
    expect(links(screen.getByRole('alert', { name: fieldTexts.form.fr.errors.summary }))).toEqual([
      'Au moins un associé est requis',
    ]);
    press('Un associé de plus');
    press('Suivant');
    const told = () =>
      links(screen.getByRole('alert', { name: fieldTexts.form.fr.errors.summary }));
    // An empty contribution is not also reported as a wrong total.
    await waitFor(() => expect(told()).toEqual(['Associé 1\u202F: 10 champs à compléter']));
    expect(screen.getByText('À corriger')).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: /^Associé 1/u }));
    await waitFor(() => expect(card('Associé 1').contains(document.activeElement)).toBe(true));
    putAssociate('Associé 1', '90000');
    await waitFor(() => expect(told()).toEqual([expect.stringMatching(/^Le total des parts/u)]));
    put({ 'Montant de l’apport en numéraire': '100000', Prénom: '', 'Lieu de naissance': '' });
    await waitFor(() =>
      expect(told()).toEqual([
        'Associé 1\u202F: Le prénom est obligatoire',
        'Associé 1, Lieu de naissance\u202F: Ce champ est requis.',
      ]),
    );
  });
});

describe('the order', () => {
  test('of a visitor is sent after signing in; what is stored meanwhile has no content of files', async () => {
    const page = await openWizard();
    await goToAssociates();
    await goToSummary();
    expect(screen.getByText(/vous inscrire à l’étape suivante/u)).toBeDefined();
    press('Soumettre');
    const dialog = await screen.findByRole('dialog', { name: order.signIn.title });
    await waitFor(() =>
      expect(localStorage.getItem('companyCreationFormData')).toContain('Atlas Conseil'),
    );
    letIn(page.watched, 'client');
    await signIn(page, dialog);
    await waitFor(() => expect(page.address()).toContain(confirmation));
    expect([orders(page).length, localStorage.length]).toEqual([1, 0]);
  });

  test('has the fields of each kind of associate: a person and a company; only the person manages', async () => {
    const page = await openWizard({ role: 'client' });
    await goToAssociates();
    press('Un associé de plus');
    press('Un associé de plus');
    putAssociate('Associé 1', '60000');
    putCompany('Associé 2', '40000');
    fireEvent.change(await screen.findByLabelText('Associé'), { target: { value: '1' } });
    press('Suivant');
    await arriveAt('Gérants');
    expect(screen.getByText('Salma El Amrani')).toBeDefined();
    expect(screen.queryByText('Rif Invest')).toBeNull();
    press('Suivant');
    await arriveAt('Résumé');
    expect(screen.getByRole('heading', { level: 4, name: 'Rif Invest' })).toBeDefined();
    press('Soumettre');
    await waitFor(() => expect(orders(page)).toHaveLength(1));
    const [service] = Object.values(asFields(asFields(orders(page)[0]?.body)['services']));
    const data = asFields(asFields(service)['data']);
    expect(data['negativeCertificateAssociate']).toBe(1);
    const [salma, rif] = Object.values(asFields(data['associates']));
    expect(salma).toMatchObject({
      associateType: 'physical',
      firstName: 'Salma',
      isManager: true,
      numerical_amount: 60_000,
    });
    expect(rif).toMatchObject({
      associateType: 'moral',
      companyName: 'Rif Invest',
      capital: 50_000,
      contributionTypes: ['nonNumerical'],
      contribution_valorisation: 40_000,
    });
    expect(salma).not.toHaveProperty('companyName');
    expect(rif).not.toHaveProperty('firstName');
  });

  test('that is cancelled in the dialog leaves the form as it is, and no draft', async () => {
    await openWizard();
    await goToAssociates();
    await goToSummary();
    press('Soumettre');
    const dialog = await screen.findByRole('dialog', { name: order.signIn.title });
    press('Annuler', dialog);
    await waitFor(() => expect(localStorage.getItem('companyCreationFormData')).toBeNull());
    expect(title()).toBe('Résumé');
    expect(screen.getByText('Atlas Conseil')).toBeDefined();
  });

  test('that is refused shows the errors in the box and at the fields of their steps, linked to each other', async () => {
    const watched = watchedApi();
    watched.api.on(createOrder, () =>
      fieldRefusal({
        'services.0.data.firstAppelation': ['Nom réservé.'],
        'services.0.data.associates.0.cin': ['CIN inconnue.'],
        package_id: ['Plus en vente.'],
      }),
    );
    const page = await openWizard({ watched, role: 'client' });
    await goToAssociates();
    await goToSummary();
    press('Soumettre');
    const box = await screen.findByRole('alert', { name: order.errors.boxTitle });
    expect(
      within(box)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Appelation 1\u202F: Nom réservé.',
      'Associé 1, Numéro de CIN\u202F: CIN inconnue.',
      'package_id\u202F: Plus en vente.',
    ]);
    await page.user.click(within(box).getByRole('link', { name: /Nom réservé/u }));
    await waitFor(() => expect(title()).toBe('Certificat'));
    const name = field('Appelation 1');
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(name.getAttribute('aria-invalid')).toBe('true');
    put({ 'Appelation 1': 'Atlas Deux' });
    expect(name.getAttribute('aria-invalid')).toBeNull();
  });

  test('that was refused can be cleared: the errors go, and the first title has the focus', async () => {
    const watched = watchedApi();
    watched.api.on(createOrder, () => refusal(403, 'forbidden'));
    await openWizard({ watched, role: 'client' });
    await goToAssociates();
    await goToSummary();
    press('Soumettre');
    await screen.findByRole('alert', { name: order.errors.boxTitle });
    press(order.draft.clear);
    press(order.draft.clear, screen.getByRole('alertdialog', { name: order.draft.clearTitle }));
    await arriveAt('Certificat');
    expect(screen.queryByRole('alert', { name: order.errors.boxTitle })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Certificat'));
    expect(screen.getByText(order.draft.cleared)).toBeDefined();
  });

  test('that failed keeps the form, and is sent again with the same key', async () => {
    const watched = watchedApi();
    watched.api.on(createOrder, () => refusal(403, 'forbidden'));
    const page = await openWizard({ watched, role: 'client' });
    await goToAssociates();
    await goToSummary();
    press('Soumettre');
    const box = await screen.findByRole('alert', { name: order.errors.boxTitle });
    expect(box.textContent).toContain(order.errors.forbidden);
    watched.api.on(createOrder, () => ({ success: true, data: placedOrder }));
    press('Soumettre');
    await waitFor(() => expect(page.address()).toContain(confirmation));
    expect(new Set(page.keys).size).toBe(1);
  });
});
