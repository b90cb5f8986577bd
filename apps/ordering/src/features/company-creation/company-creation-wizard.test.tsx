import { createOrder } from '@tassis/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshBrowser } from '../../testing/open-page.tsx';
import { choose, names, press, put, putAssociate } from './testing/fill-in.ts';
import { openWizard, type Wizard } from './testing/open-wizard.tsx';

beforeEach(freshBrowser);
afterEach(cleanup);

const orders = (page: Wizard) => page.api.callsOf(createOrder);
const title = () => screen.getByRole('heading', { level: 2 }).textContent;

test('a company without a certificate is ordered in five steps', async () => {
  const page = await openWizard({ role: 'client' });
  expect(title()).toBe('Certificat');
  choose('Non');
  put(names);
  press('Suivant');
  await waitFor(() => expect(title()).toBe('Adresse'));
  expect(page.address()).toBe('/company-creation?package=COMBO12&etape=2');
  put({ Capital: '100000' });
  press('Suivant');
  await waitFor(() => expect(title()).toBe('Associés'));
  press('Un associé de plus');
  putAssociate('Associé 1', '100000');
  press(/^Valider l'associé/u);
  press('Suivant');
  await waitFor(() => expect(title()).toBe('Gérants'));
  expect(screen.getByText('Salma El Amrani')).toBeDefined();
  press('Suivant');
  await waitFor(() => expect(title()).toBe('Résumé'));
  press('Soumettre');
  await waitFor(() => expect(page.address()).toContain('/client-dashboard/order-confirmation'));
  expect(orders(page)).toHaveLength(1);
  expect(orders(page)[0]?.body).toMatchObject({
    finalPrice: 7020,
    includeOptionalCompanyCreation: false,
    services: [{ type: 'company_creation', data: { haveCertificate: false, capital: 100_000 } }],
  });
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('a step that is not complete says why, in the summary and at the fields', async () => {
  const { user } = await openWizard();
  choose('Non');
  await user.click(screen.getByRole('button', { name: 'Suivant' }));
  const summary = screen.getByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Appelation 1 est requis ou n'est pas valide",
    "Appelation 2 est requis ou n'est pas valide",
    "Appelation 3 est requis ou n'est pas valide",
    "Activité est requis ou n'est pas valide",
  ]);
  expect(document.activeElement).toBe(summary);
});
