import { CSV_LISTS, linkAdminList } from '@tassis/contracts';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clients, generatedWarnings, partners, users } from '../../database/schema/index.ts';
import { placeOrder } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { insertDomiciled } from '../../testing/domiciled.ts';
import { anyText } from '../../testing/matchers.ts';

const api = await createTestApi();
const admin = await api.signIn('admin');
const client = await api.signIn('client');
const other = await api.signIn('client');
await api.db
  .update(clients)
  .set({ lastName: '=HYPERLINK("http://evil.example")', city: 'Fès' })
  .where(eq(clients.userId, client.id));
const order = await placeOrder(api, client.token);
const second = await placeOrder(api, other.token);

const link = (
  list: (typeof CSV_LISTS)[number],
  query: Record<string, string>,
  payload: Record<string, unknown>,
) =>
  api.ask(linkAdminList, {
    token: admin.token,
    params: { list },
    query: { format: 'csv', ...query },
    payload,
  });
const readRows = async (
  list: (typeof CSV_LISTS)[number],
  query: Record<string, string>,
  chosen = {},
) => {
  const linked = await link(list, query, chosen);
  const { url } = linked.json<{ data: { url: string } }>().data;
  const { payload } = await api.app.inject({ method: 'GET', url });
  return parse<Record<string, string>>(payload, { bom: true, columns: true, delimiter: ';' });
};

test('orders are exported with the list’s filters, without formulas', async () => {
  expect(await readRows('orders', {})).toHaveLength(2);
  const [row, ...more] = await readRows('orders', { client: client.id, status: 'submitted' });
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    Référence: order.reference,
    Service: 'Certificat négatif',
    État: 'Reçue',
    Email: client.email,
    'Total TTC': '470',
  });
  expect(row?.['Client']).toContain('=HYPERLINK');
  expect(await readRows('orders', { assigned: admin.id })).toEqual([]);
});

test('clients are exported with the list’s filters and search, without formulas', async () => {
  expect(await readRows('clients', {})).toHaveLength(2);
  const [row, ...more] = await readRows('clients', { city: 'Fès', orders: 'open' });
  expect(more).toEqual([]);
  expect(row).toMatchObject({ Nom: `'=HYPERLINK("http://evil.example")`, Email: client.email });
  expect(await readRows('clients', { search: other.email })).toMatchObject([
    { Email: other.email },
  ]);
});

test('accounts are exported with the list’s filters and search, without formulas', async () => {
  await api.db.update(users).set({ userName: '=1+1' }).where(eq(users.id, other.id));
  expect(await readRows('users', { role: 'client' })).toHaveLength(2);
  expect(await readRows('users', { search: other.email })).toEqual([
    {
      Nom: "'=1+1",
      Email: other.email,
      Rôle: 'Client',
      État: 'Actif',
      'Email confirmé': 'non',
      'Double authentification': 'non',
      'Depuis le': anyText,
    },
  ]);
  expect(await readRows('users', { state: 'disabled' })).toEqual([]);
});

test('partners are exported with the list’s filters and search', async () => {
  const partner = await api.signIn('partner');
  const asked = {
    status: 'rejected',
    reviewReason: 'Hors du Maroc',
    businessName: 'Cabinet Rif',
  } as const;
  await api.db.update(partners).set(asked).where(eq(partners.userId, partner.id));
  await api.signIn('partner');
  expect(await readRows('partners', {})).toHaveLength(2);
  expect(await readRows('partners', { status: 'rejected' })).toMatchObject([
    { Email: partner.email, État: 'Refusé', Motif: 'Hors du Maroc', 'Décidé le': '' },
  ]);
  expect(await readRows('partners', { search: 'cabinet rif' })).toHaveLength(1);
});

const companies = async (...ids: (string | undefined)[]) =>
  (await readRows('domiciliation-warnings', {}, { ids })).map((row) => row['Société']);

describe('selected rows', () => {
  test('alone are exported, if the filters match, without formulas', async () => {
    expect(await readRows('orders', {}, { ids: [second.id] })).toMatchObject([
      { Référence: second.reference },
    ]);
    expect(await readRows('orders', { client: client.id }, { ids: [second.id] })).toEqual([]);
    const [row, ...more] = await readRows(
      'clients',
      { search: client.email },
      { ids: [client.id] },
    );
    expect([row?.['Nom'], more]).toEqual([`'=HYPERLINK("http://evil.example")`, []]);
    expect(await readRows('clients', { search: client.email }, { ids: [other.id] })).toEqual([]);
  });

  test('may be real and generated warnings, each by its own id', async () => {
    const real = await insertDomiciled(api, client, { daysLeft: 20, companyName: 'Safran' });
    const far = await insertDomiciled(api, client, { daysLeft: 400, companyName: 'Atlas' });
    const made = { domiciliationId: far.id, status: 'critical', daysLeft: 3 } as const;
    const [generated] = await api.db.insert(generatedWarnings).values(made).returning();
    expect(await companies(real.id)).toEqual(['Safran']);
    expect(await companies(generated?.id)).toEqual(['Atlas']);
    expect(await companies(generated?.id, real.id)).toEqual(['Atlas', 'Safran']);
  });

  test.each(CSV_LISTS)('that no longer exist are left out of %s', async (list) => {
    expect(await readRows(list, {}, { ids: [crypto.randomUUID()] })).toEqual([]);
  });

  test.each([
    ['none', []],
    ['an invalid id', ['x']],
    ['more than a thousand', Array.from({ length: 1001 }, () => second.id)],
  ])('are refused when the ids contain %s', async (_, ids) => {
    const answer = await link('orders', {}, { ids });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)[0]).toMatch(/^ids/u);
  });
});
