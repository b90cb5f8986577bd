import {
  cancelBill,
  createPayment,
  createRefund,
  getAdminBill,
  getAdminOverview,
  getClientBill,
  listAdminBills,
  type AdminBill,
  type AdminBillSummary,
  type AdminOverview,
  type Bill,
} from '@tassis/contracts';
import { toCentimes } from '@tassis/domain';
import { and, eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, bills, mails, notifications } from '../../database/schema/index.ts';
import { billedOrder } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';

const api = await createTestApi();
const admin = await api.signIn('admin');
const client = await api.signIn('client');

let id = '';
beforeEach(async () => {
  id = (await billedOrder(api, client.token)).bill.id;
});

const { token } = admin;
const read = async () => {
  const answer = await api.ask(getAdminBill, { token, params: { id } });
  return answer.json<{ data: AdminBill }>().data;
};
const ifMatch = async () => ({ 'if-match': `"${(await read()).version}"` });
const paidOn = { method: 'transfer', paid_at: '2026-11-21' } as const;
const pay = async (amount: number) =>
  api.ask(createPayment, {
    token,
    params: { id },
    body: { amount, ...paidOn },
    headers: await ifMatch(),
  });
const cancel = async () =>
  api.ask(cancelBill, {
    token,
    params: { id },
    body: { reason: 'Doublon' },
    headers: await ifMatch(),
  });
const refund = async (changes: object = {}, headers: Record<string, string> = {}) =>
  api.ask(createRefund, {
    token,
    params: { id },
    payload: { amount: 170, ...paidOn, reference: 'VIR-42', ...changes },
    headers: { ...(await ifMatch()), ...headers },
  });
/** Pays this amount by card beyond what was due. */
const overpay = (amount: number) =>
  api.db
    .update(bills)
    .set({ surplusCentimes: toCentimes(amount) })
    .where(eq(bills.id, id));
const listed = async () => {
  const query = { refund: 'due', search: (await read()).number } as const;
  const answer = await api.ask(listAdminBills, { token, query });
  return answer.json<{ data: AdminBillSummary[] }>().data;
};
const counted = async () =>
  (await api.ask(getAdminOverview, { token })).json<{ data: AdminOverview }>().data.bills_to_refund;

describe('the amount to refund', () => {
  test.each([
    { of: 'a bill that is due', surplus: 0, isCancelled: false, owed: 0 },
    { of: 'a bill that was paid too much', surplus: 30, isCancelled: false, owed: 30 },
    { of: 'a cancelled bill', surplus: 0, isCancelled: true, owed: 170 },
    { of: 'a cancelled bill that was paid too much', surplus: 30, isCancelled: true, owed: 200 },
  ])(
    'of $of is listed, counted and notified in the same way',
    async ({ surplus, isCancelled, owed }) => {
      const before = await counted();
      await pay(170);
      await overpay(surplus);
      if (isCancelled) await cancel();
      expect((await read()).refund).toBe(owed);
      const expected = owed > 0 ? [{ id, refund: owed }] : [];
      expect(await listed()).toMatchObject(expected);
      expect((await counted()) - before).toBe(expected.length);
      if (owed > 0) await refund({ amount: owed });
      expect(await listed()).toEqual([]);
      expect(await counted()).toBe(before);
    },
  );
});

describe('a refund', () => {
  beforeEach(async () => {
    await pay(170);
    await cancel();
  });

  test('in two parts is shown on the bill and audited, and the client is told by mail and on the site', async () => {
    const first = await refund({ amount: 100 });
    expect([first.statusCode, first.json().data]).toMatchObject([
      201,
      { refund: 70, paid: 170, refunds: [{ amount: 100, ...paidOn, reference: 'VIR-42' }] },
    ]);
    await refund({ amount: 70, method: 'cash', reference: null });
    const seen = await api.ask(getClientBill, { token: client.token, params: { id } });
    const { refunds, refund: left, number } = seen.json<{ data: Bill }>().data;
    expect([left, refunds.map(({ amount, method }) => `${amount} ${method}`).toSorted()]).toEqual([
      0,
      ['100 transfer', '70 cash'],
    ]);
    const written = await api.db
      .select()
      .from(mails)
      .where(and(eq(mails.userId, client.id), like(mails.dedupeKey, 'bill-refunded:%')));
    const texts = written.map(({ text }) => text).filter((text) => text.includes(number));
    expect(texts).toHaveLength(2);
    expect(texts.filter((text) => text.includes('VIR-42'))).toHaveLength(1);
    expect(texts[0]).toContain(`/client-dashboard/bills/${id}`);
    const told = and(eq(notifications.userId, client.id), eq(notifications.code, 'bill_refunded'));
    const news = await api.db.select().from(notifications).where(told);
    const own = news.filter(({ link }) => link?.endsWith(id));
    expect(new Set(own.map(({ params }) => params['amount']))).toEqual(new Set([100, 70]));
    const isAudited = and(
      eq(auditEntries.subjectId, id),
      eq(auditEntries.action, createRefund.name),
    );
    const trail = await api.db.select().from(auditEntries).where(isAudited);
    expect(trail.map(({ actorId }) => actorId)).toEqual([admin.id, admin.id]);
  });

  test('sent twice with one key is one refund; of two admins at the same version one succeeds', async () => {
    const headers = { ...(await ifMatch()), 'idempotency-key': `refund-${id}` };
    const twice = await Promise.all([
      refund({ amount: 50 }, headers),
      refund({ amount: 50 }, headers),
    ]);
    expect(new Set(twice.map(({ payload }) => payload)).size).toBe(1);
    expect((await read()).refund).toBe(120);
    const same = await ifMatch();
    const both = await Promise.all([refund({ amount: 50 }, same), refund({ amount: 50 }, same)]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
    expect((await read()).refund).toBe(70);
  });

  test.each([
    [{ amount: 170.01 }, 'amount', /170,00\sMAD à rembourser/u],
    [{ amount: 0 }, 'amount', /positif/u],
    [{ paid_at: '2026-11-22' }, 'paid_at', /avenir/u],
    [{ paid_at: '2026-11-20' }, 'paid_at', /21\/11\/2026/u],
    [{ reference: null }, 'reference', /requis/u],
    [{ method: 'cheque', reference: ' ' }, 'reference', /requis/u],
    [{ method: 'barter' }, 'method', /valide/u],
  ])('with %j is refused', async (changes, field, text) => {
    const answer = await refund(changes);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: { [field]: [expect.stringMatching(text)] } });
    expect((await read()).refund).toBe(170);
  });
});
