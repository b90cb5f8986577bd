import { createOrder, deleteUser, transitionOrder } from '@tassis/contracts';
import { anOrder } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { orders } from '../../database/schema/index.ts';
import { issueBill } from '../bills/issue-bill.service.ts';
import { insertAccount } from '../../testing/accounts.ts';
import { placeOrder } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { eraseUser } from './personal-data.service.ts';

const api = await createTestApi();
const admin = await api.signIn('admin');
const password = 'Adieu-2026!';
const passwordHash = await api.deps.passwords.hash(password);

async function newClient() {
  const { id, email } = await insertAccount(api.db, 'client', { passwordHash });
  return { id, email, token: await api.createToken(id) };
}
const erase = (token: string) => api.ask(deleteUser, { token, body: { password } });

/** Milliseconds: longer than a call takes that does not wait for the lock. */
const aMoment = () => sleep(400);

test('erasure waits for a bill that is being issued, which then keeps its client', async () => {
  const { token } = await newClient();
  const order = await placeOrder(api, token);
  await api.db.update(orders).set({ status: 'completed' }).where(eq(orders.id, order.id));
  let erasing: ReturnType<typeof erase> | undefined;
  await api.db.transaction(async (tx) => {
    await issueBill(tx, { orderId: order.id, now: api.clock() });
    erasing = erase(token);
    await aMoment();
  });
  expect((await erasing)?.json()).toMatchObject({ code: 'account_in_use' });
});

test('an order that is placed while its client is erased is not written', async () => {
  const { id, email, token } = await newClient();
  let ordering: ReturnType<typeof placing> | undefined;
  const placing = () => api.ask(createOrder, { token, payload: anOrder() });
  await api.db.transaction(async (tx) => {
    await eraseUser(tx, { userId: id, email, passwordHash, now: api.clock() });
    ordering = placing();
    await aMoment();
  });
  expect((await ordering)?.statusCode).toBe(401);
  expect(await api.db.$count(orders, eq(orders.clientId, id))).toBe(0);
});

test('of an erasure and a status change at once one is refused, without a deadlock', async () => {
  for (let n = 0; n < 6; n += 1) {
    const { id, token } = await newClient();
    const order = await placeOrder(api, token);
    await api.db.update(orders).set({ status: 'in_review' }).where(eq(orders.id, order.id));
    const [moved, erased] = await Promise.all([
      api.ask(transitionOrder, {
        token: admin.token,
        params: { id: order.id },
        payload: { to: 'in_progress' },
        headers: { 'if-match': `"${order.version}"` },
      }),
      erase(token),
    ]);
    const both = `${moved.statusCode} ${erased.statusCode}`;
    expect(['200 409', '404 204']).toContain(both);
    const left = await api.db.$count(orders, eq(orders.clientId, id));
    expect(left).toBe(moved.statusCode === 200 ? 1 : 0);
  }
});
