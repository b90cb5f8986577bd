import { setTimeout as sleep } from 'node:timers/promises';
import {
  createPayment,
  getAdminBill,
  getClientBill,
  type AdminBill,
  type Bill,
} from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { orders } from '../../database/schema/index.ts';
import { billedOrder } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { cancelBillOfOrder } from './cancel-bill.service.ts';

const api = await createTestApi();
const admin = await api.signIn('admin');
const client = await api.signIn('client');

let id = '';
beforeEach(async () => {
  id = (await billedOrder(api, client.token)).bill.id;
});

const read = async () => {
  const answer = await api.ask(getAdminBill, { token: admin.token, params: { id } });
  return answer.json<{ data: AdminBill }>().data;
};
const aPayment = { amount: 170, method: 'transfer', paid_at: '2026-11-21' } as const;
const pay = async (changes: object = {}, headers: Record<string, string> = {}) => {
  const { version } = await read();
  return api.ask(createPayment, {
    token: admin.token,
    params: { id },
    payload: { ...aPayment, ...changes },
    headers: { 'if-match': `"${version}"`, ...headers },
  });
};
describe('a payment', () => {
  test('makes a bill partly paid, then paid, each time with a receipt', async () => {
    const first = await pay({ note: 'Virement du 21' });
    expect([first.statusCode, first.json().data]).toMatchObject([
      201,
      {
        status: 'partly_paid',
        paid: 170,
        due: 300,
        payments: [{ ...aPayment, note: 'Virement du 21' }],
      },
    ]);
    const second = await pay({ amount: 300 });
    expect(second.json().data).toMatchObject({ status: 'paid', due: 0 });
    const { documents, number } = second.json<{ data: AdminBill }>().data;
    expect(documents.map(({ kind, name }) => `${kind} ${name}`).toSorted()).toEqual([
      `receipt Reçu n°\u00A01 ${number}`,
      `receipt Reçu n°\u00A02 ${number}`,
    ]);
    const seen = await api.ask(getClientBill, { token: client.token, params: { id } });
    expect(seen.json<{ data: Bill }>().data.payments.map(({ note }) => note)).toEqual([null, null]);
    expect((await pay()).json()).toMatchObject({ code: 'bill_not_due' });
  });

  test('sent twice with one key is one payment', async () => {
    const { version } = await read();
    const headers = { 'if-match': `"${version}"`, 'idempotency-key': `pay-${id}` };
    const answers = await Promise.all(Array.from({ length: 4 }, () => pay({}, headers)));
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
    expect((await read()).paid).toBe(170);
  });

  test('of two admins at the same version one succeeds', async () => {
    const { version } = await read();
    const headers = { 'if-match': `"${version}"` };
    const answers = await Promise.all([pay({}, headers), pay({}, headers)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
    expect((await read()).paid).toBe(170);
  });

  test('and the end of its order wait for each other', async () => {
    const { order, version } = await read();
    const endOrder = api.db.transaction(async (tx) => {
      await tx.select().from(orders).where(eq(orders.id, order.id)).for('update');
      await sleep(100);
      const why = { reason: 'Fin', actorId: admin.id, now: api.clock() };
      await cancelBillOfOrder(tx, { orderId: order.id, ...why });
    });
    const [answer] = await Promise.all([pay({}, { 'if-match': `"${version}"` }), endOrder]);
    expect([201, 409]).toContain(answer.statusCode);
    expect((await read()).status).toBe('cancelled');
  });

  test('may be dated before its bill, not before its order', async () => {
    const { order } = await read();
    const createdAt = new Date('2026-11-18T12:00:00Z');
    await api.db.update(orders).set({ createdAt }).where(eq(orders.id, order.id));
    expect((await pay({ paid_at: '2026-11-17' })).statusCode).toBe(422);
    expect((await pay({ paid_at: '2026-11-18' })).statusCode).toBe(201);
  });

  test.each([
    [{ amount: 470.01 }, 'amount', /470,00\sMAD/u],
    [{ amount: 0 }, 'amount', /positif/u],
    [{ amount: -5 }, 'amount', /positif/u],
    [{ amount: 1.005 }, 'amount', /positif/u],
    [{ paid_at: '2026-11-22' }, 'paid_at', /avenir/u],
    [{ paid_at: '2026-11-20' }, 'paid_at', /21\/11\/2026/u],
    [{ paid_at: '2026-02-30' }, 'paid_at', /date/u],
    [{ method: 'barter' }, 'method', /valide/u],
    [{ status: 'paid' }, 'status', /accepté/u],
  ])('with %j is refused', async (changes, field, text) => {
    const answer = await pay(changes);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: { [field]: [expect.stringMatching(text)] } });
    expect((await read()).paid).toBe(0);
  });
});
