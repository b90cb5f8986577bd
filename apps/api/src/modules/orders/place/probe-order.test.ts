import { createOrder, listClientOrders, type Order } from '@tassis/contracts';
import { anOrder } from '@tassis/testing/builders';
import { expect, test } from 'vitest';
import { auditEntries, mails, notifications, orders } from '../../../database/schema/index.ts';
import { insertAccount } from '../../../testing/accounts.ts';
import { createTestApi } from '../../../testing/create-test-api.ts';

const api = await createTestApi({ env: { PROBE_EMAIL: 'Sonde@example.ma' } });
const probe = await insertAccount(api.db, 'client', { email: 'sonde@example.ma' });
const token = await api.createToken(probe.id);

const order = async (who: string, key: string) => {
  const headers = { 'idempotency-key': key };
  const answer = await api.ask(createOrder, { token: who, payload: anOrder(), headers });
  return { code: answer.statusCode, ...answer.json<{ data: Order }>().data };
};

test('what the probe orders is answered as taken, and leaves nothing', async () => {
  const count = async () => {
    const { rows } = await api.pool.query('SELECT count(*)::int AS jobs FROM pgboss.job');
    const tables = [orders, mails, notifications, auditEntries];
    return [rows, ...(await Promise.all(tables.map((table) => api.db.$count(table))))];
  };
  const before = await count();
  const first = await order(token, 'probe-request-1');
  const again = await order(token, 'probe-request-2');
  expect([first.code, again.code]).toEqual([201, 201]);
  expect(first.reference).toMatch(/^CMD-\d{4}-000001$/u);
  expect(again.reference).toBe(first.reference);
  expect(await count()).toEqual(before);
  expect((await api.ask(listClientOrders, { token })).json<{ data: [] }>().data).toEqual([]);

  const client = await api.signIn('client');
  const real = await order(client.token, 'real-request-1');
  expect(real.reference).toBe(first.reference);
  expect(await api.db.$count(orders)).toBe(1);
});

test('it is refused what every client is refused', async () => {
  const payload = anOrder({ cin: 'wrong' });
  expect((await api.ask(createOrder, { token, payload })).statusCode).toBe(422);
});
