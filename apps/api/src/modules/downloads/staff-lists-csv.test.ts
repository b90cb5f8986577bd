import { linkAdminList } from '@tassis/contracts';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { clients } from '../../database/schema/index.ts';
import { placeOrder } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';

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

const rowsOf = async (list: 'orders' | 'clients', query: Record<string, string>) => {
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
    Statut: 'Reçue',
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
