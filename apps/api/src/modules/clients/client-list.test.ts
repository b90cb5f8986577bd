import { listAdminClients, type AdminClientSummary } from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bills, clients, orders } from '../../database/schema/index.ts';
import { billedOrder } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';

const api = await createTestApi();
const { token } = await api.signIn('admin');

const listed = async (query: object) => {
  const answer = await api.ask(listAdminClients, { token, query: { per_page: 100, ...query } });
  const { data, meta } = answer.json<{ data: AdminClientSummary[]; meta: { total: number } }>();
  expect(meta.total).toBe(data.length);
  return data.map(({ id }) => id);
};
const setCity = (id: string, city: string) =>
  api.db.update(clients).set({ city }).where(eq(clients.userId, id));

const busy = await api.signIn('client');
const { order, bill } = await billedOrder(api, busy.token);
const idle = await api.signIn('client');
await setCity(busy.id, 'Fès');
await setCity(idle.id, 'Rabat');

test('clients are filtered by open orders, due bills, city and day of registration', async () => {
  const today = api.clock().toISOString().slice(0, 10);
  expect(await listed({ orders: 'open' })).toEqual([busy.id]);
  expect(await listed({ bills: 'unpaid' })).toEqual([busy.id]);
  expect(await listed({ orders: 'open', bills: 'unpaid' })).toEqual([busy.id]);
  expect(await listed({ city: 'Rabat' })).toEqual([idle.id]);
  expect(await listed({ city: 'Rabat', orders: 'open' })).toEqual([]);
  expect(await listed({ city: 'Fès', bills: 'unpaid', search: busy.email })).toEqual([busy.id]);
  expect(await listed({ orders: 'open', from: today })).toEqual([busy.id]);
  expect(await listed({ orders: 'open', to: '2020-01-01' })).toEqual([]);
});

test('the filters follow each change of a status, in both directions', async () => {
  const move = (status: 'completed' | 'in_progress') =>
    api.db.update(orders).set({ status }).where(eq(orders.id, order.id));
  await move('completed');
  expect(await listed({ orders: 'open' })).toEqual([]);
  await move('in_progress');
  expect(await listed({ orders: 'open' })).toEqual([busy.id]);
  await api.db.update(bills).set({ status: 'partly_paid' }).where(eq(bills.id, bill.id));
  expect(await listed({ bills: 'unpaid' })).toEqual([busy.id]);
  await api.db.update(bills).set({ status: 'paid' }).where(eq(bills.id, bill.id));
  expect(await listed({ bills: 'unpaid' })).toEqual([]);
});

test('a client with several open orders is listed once, until the last one ends', async () => {
  const second = await billedOrder(api, idle.token);
  const third = await billedOrder(api, idle.token);
  for (const ended of [second, third]) {
    expect(await listed({ orders: 'open' })).toContain(idle.id);
    await api.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, ended.order.id));
  }
  expect(await listed({ orders: 'open' })).not.toContain(idle.id);
});
