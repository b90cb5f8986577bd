import { linkAdminList, type CSV_LISTS } from '@tassis/contracts';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { clients, partners, users } from '../../database/schema/index.ts';
import { placeOrder } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
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
await placeOrder(api, other.token);

const rowsOf = async (list: (typeof CSV_LISTS)[number], query: Record<string, string>) => {
  const linked = await api.ask(linkAdminList, {
    token: admin.token,
    params: { list },
    query: { format: 'csv', ...query },
  });
  const { url } = linked.json<{ data: { url: string } }>().data;
  const { payload } = await api.app.inject({ method: 'GET', url });
  return parse<Record<string, string>>(payload, { bom: true, columns: true, delimiter: ';' });
};

test('orders are taken away as they are filtered, without formulas', async () => {
  expect(await rowsOf('orders', {})).toHaveLength(2);
  const [row, ...more] = await rowsOf('orders', { client: client.id, status: 'submitted' });
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    Référence: order.reference,
    Service: 'Certificat négatif',
    État: 'Reçue',
    Email: client.email,
    'Total TTC': '470',
  });
  expect(row?.['Client']).toContain('=HYPERLINK');
  expect(await rowsOf('orders', { assigned: admin.id })).toEqual([]);
});

test('clients are taken away as they are filtered and searched, without formulas', async () => {
  expect(await rowsOf('clients', {})).toHaveLength(2);
  const [row, ...more] = await rowsOf('clients', { city: 'Fès', orders: 'open' });
  expect(more).toEqual([]);
  expect(row).toMatchObject({ Nom: `'=HYPERLINK("http://evil.example")`, Email: client.email });
  expect(await rowsOf('clients', { search: other.email })).toMatchObject([{ Email: other.email }]);
});

test('accounts are taken away as they are filtered and searched, without formulas', async () => {
  await api.db.update(users).set({ userName: '=1+1' }).where(eq(users.id, other.id));
  expect(await rowsOf('users', { role: 'client' })).toHaveLength(2);
  expect(await rowsOf('users', { search: other.email })).toEqual([
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
  expect(await rowsOf('users', { state: 'disabled' })).toEqual([]);
});

test('accountants are taken away as they are filtered and searched', async () => {
  const partner = await api.signIn('partner');
  const asked = {
    status: 'rejected',
    reviewReason: 'Hors du Maroc',
    businessName: 'Cabinet Rif',
  } as const;
  await api.db.update(partners).set(asked).where(eq(partners.userId, partner.id));
  await api.signIn('partner');
  expect(await rowsOf('partners', {})).toHaveLength(2);
  expect(await rowsOf('partners', { status: 'rejected' })).toMatchObject([
    { Email: partner.email, État: 'Refusé', Motif: 'Hors du Maroc', 'Décidé le': '' },
  ]);
  expect(await rowsOf('partners', { search: 'cabinet rif' })).toHaveLength(1);
});
