import {
  createOrder,
  getAdminBill,
  transitionOrder,
  type AdminBill,
  type AdminOrder,
} from '@tassis/contracts';
import { companyCreationData, domiciliationData, seeded } from '@tassis/testing/builders';
import { expect, test } from 'vitest';
import { createTestApi } from '../../testing/create-test-api.ts';
import { insertPackage } from '../../testing/insert-package.ts';
import { printedBy } from '../../testing/printed.ts';
import { billFile } from '../bills/bill-file.service.ts';
import { makeOrderSummary } from './make-order-summary.service.ts';

const api = await createTestApi();
const client = await api.signIn('client');
const admin = await api.signIn('admin');

const premium = {
  name: 'Premium',
  price: 7900,
  domiciliation_duration_months: 24,
  domiciliation_monthly_rate: 200,
} as const;
const included = { ...premium, includes_company_creation: true };
const creation = {
  type: 'company_creation',
  data: companyCreationData({ addressType: 'domiciliation' }, seeded(31)),
};
const address = { type: 'domiciliation', data: domiciliationData({ duration_months: 24 }) };

/** Returns the printed texts of an order: summary, bill and contract. */
async function printDocuments(changes: Parameters<typeof insertPackage>[1], service: object) {
  const payload = { package_id: await insertPackage(api.db, changes), services: [service] };
  const placed = await api.ask(createOrder, { token: client.token, payload });
  let order = placed.json<{ data: AdminOrder }>().data;
  const orderId = order.id;
  const summary = await printedBy(() =>
    api.db.transaction((tx) => makeOrderSummary(api.deps, tx, orderId)),
  );
  const contract = await printedBy(async () => {
    for (const to of ['in_review', 'in_progress', 'completed']) {
      const headers = { 'if-match': `"${order.version}"` };
      const sent = { params: { id: orderId }, token: admin.token, payload: { to }, headers };
      order = (await api.ask(transitionOrder, sent)).json<{ data: AdminOrder }>().data;
    }
  });
  const id = order.bill?.id ?? '';
  const bill = await printedBy(async () => billFile(api.db, id));
  const read = await api.ask(getAdminBill, { token: admin.token, params: { id } });
  return {
    lines: read.json<{ data: AdminBill }>().data.lines,
    sold: [summary.words, bill.words],
    contract: contract.words.join('\n').replaceAll(/\s/gu, ' '),
  };
}

test('a creation included in the price is stated with the domiciliation, apart from the rent', async () => {
  const { lines, sold, contract } = await printDocuments(included, creation);
  const line = { kind: 'domiciliation', months: 24, creation_included: true, amount: 7900 };
  expect(lines[0]).toMatchObject(line);
  for (const words of sold) expect(words).toContain('Création et domiciliation, 24 mois');
  expect(contract).toContain(
    'la redevance est comprise dans le prix du forfait « Premium », qui couvre aussi la création de la société : 7 900,00 MAD hors taxe (sept mille neuf cents dirhams), taxe sur la valeur ajoutée en sus. En cas de renouvellement, elle est de 200,00 MAD hors taxe par mois',
  );
  expect(contract).not.toContain('La redevance est de');
});

test('a creation with a price of its own has a line of its own', async () => {
  const priced = { ...included, company_creation_price: 2200, price: 4800 };
  const { lines, sold, contract } = await printDocuments(priced, creation);
  expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual(
    expect.arrayContaining([
      ['domiciliation', 4800],
      ['creation', 2200],
    ]),
  );
  for (const words of sold) expect(words).toContain('Domiciliation, 24 mois');
  expect(contract).toContain('La redevance est de 200,00 MAD hors taxe par mois');
});

test('the rent in the contract equals the one on the bill', async () => {
  const { sold, contract } = await printDocuments({ ...premium, price: 4320 }, address);
  for (const words of sold) expect(words).toContain('Domiciliation, 24 mois');
  expect(contract).toContain(
    'Pour la durée du contrat, la redevance est de 4 320,00 MAD hors taxe',
  );
  expect(contract).toContain('En cas de renouvellement, elle est de 200,00 MAD hors taxe par mois');
});
