import { bills, mails, notifications, settings } from '../../database/schema/index.ts';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { billedOrder, placeOrder } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { issueBill } from './issue-bill.service.ts';
import { textLike } from '../../testing/matchers.ts';

const MANY = process.env['TEST_TIER'] === 'deep' ? 1000 : 60;
const api = await createTestApi();

describe('a bill', () => {
  test('is issued once for an order, at the order’s price, and its client is told', async () => {
    const client = await api.signIn('client');
    const { order, bill } = await billedOrder(api, client.token);
    const again = await api.db.transaction((tx) =>
      issueBill(tx, { orderId: order.id, now: api.clock() }),
    );
    expect(again.id).toBe(bill.id);
    expect(bill).toMatchObject({
      number: textLike(/^FAC-2026-\d{6}$/u),
      status: 'unpaid',
      totalCentimes: order.finalPrice * 100,
      issuedOn: '2026-11-21',
      dueOn: '2026-12-06',
      lines: [
        { kind: 'service', amount: 20_000 },
        { kind: 'fee', name: 'negative_certificate', amount: 23_000 },
      ],
    });
    expect(bill.parties.firm.legalNumbers.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['ICE', 'IF', 'RC', 'TP', 'Capital']),
    );
    const told = and(eq(notifications.userId, client.id), eq(notifications.code, 'bill_issued'));
    expect(await api.db.$count(notifications, told)).toBe(1);
    expect(await api.db.$count(mails, eq(mails.dedupeKey, `bill-issued:${bill.id}`))).toBe(1);
  });

  test('is due after the number of days in the settings', async () => {
    await api.db.insert(settings).values({ key: 'billing', value: { dueDays: 30 } });
    const { token } = await api.signIn('client');
    expect((await billedOrder(api, token)).bill.dueOn).toBe('2026-12-21');
  });

  test(
    'has consecutive numbers when many are issued concurrently and every sixth fails',
    { timeout: 30_000 + MANY * 200 },
    async () => {
      const { token } = await api.signIn('client');
      const orderIds: string[] = [];
      while (orderIds.length < MANY) orderIds.push((await placeOrder(api, token)).id);
      const before = await api.db.$count(bills);
      const issue = (orderId: string, index: number) =>
        api.db.transaction(async (tx) => {
          await issueBill(tx, { orderId, now: api.clock() });
          if (index % 6 === 0) throw new Error('taken back');
        });
      const tries: PromiseSettledResult<void>[] = [];
      // More calls than connections; with many more some would exceed the time limit on a slow machine.
      for (let from = 0; from < MANY; from += 30) {
        const wave = orderIds.slice(from, from + 30).map((id, at) => issue(id, from + at));
        tries.push(...(await Promise.allSettled(wave)));
      }
      const issued = tries.filter(({ status }) => status === 'fulfilled').length;
      expect(issued).toBe(MANY - Math.ceil(MANY / 6));
      const rows = await api.db.select({ number: bills.number }).from(bills);
      const numbers = rows.map(({ number }) => Number(number.slice(-6))).toSorted((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: before + issued }, (_, index) => index + 1));
    },
  );
});
