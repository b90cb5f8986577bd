import {
  cancelBill,
  createPayment,
  getClientOrder,
  listClientOrders,
  listClientWarnings,
  renewDomiciliation,
  type Order,
  type Renewal,
} from '@tassis/contracts';
import { moroccanDay } from '@tassis/domain';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  bills,
  domiciliationPeriods,
  domiciliations,
  generatedWarnings,
  mails,
  notifications,
} from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { insertDomiciled } from '../../testing/domiciled.ts';
import { issueBill } from '../bills/issue-bill.service.ts';
import { textWith } from '../../testing/matchers.ts';

const api = await createTestApi();
const client = await api.signIn('client');
const { token } = client;
const admin = await api.signIn('admin');

const renew = (id: string, { key, months, as = token }: Record<string, string | number> = {}) =>
  api.ask(renewDomiciliation, {
    token: String(as),
    payload: {
      domiciliation_id: id,
      ...(months !== undefined && { duration_months: months }),
    },
    headers: key === undefined ? {} : { 'idempotency-key': String(key) },
  });
const pay = async (id: string, { amount, version }: { amount: number; version: number }) => {
  const answer = await api.ask(createPayment, {
    token: admin.token,
    params: { id },
    payload: { amount, method: 'transfer', paid_at: moroccanDay(api.clock()) },
    headers: { 'if-match': `"${version}"` },
  });
  expect(answer.statusCode).toBe(201);
};
const getEnd = async (id: string) => {
  const [row] = await api.db.select().from(domiciliations).where(eq(domiciliations.id, id));
  return row?.endDate;
};
const findPeriods = (id: string) =>
  api.db
    .select()
    .from(domiciliationPeriods)
    .where(eq(domiciliationPeriods.domiciliationId, id))
    .orderBy(desc(domiciliationPeriods.endDate));

describe('a renewal', () => {
  test('starts at the previous end: order, bill, period, documents and notifications', async () => {
    const old = await insertDomiciled(api, client, { daysLeft: -20, companyName: 'Souss Export' });
    const generated = { domiciliationId: old.id, status: 'critical', daysLeft: 3 } as const;
    await api.db.insert(generatedWarnings).values(generated);
    const answer = await renew(old.id);
    expect(answer.statusCode).toBe(201);
    const { domiciliation, order, bill } = answer.json<{ data: Renewal }>().data;
    expect(old.endDate).toBe('2026-11-01');
    expect(domiciliation).toMatchObject({ end_date: '2027-11-01', warning: null, version: 2 });
    expect(bill).toMatchObject({ total: 1728, due_on: '2026-12-06' });
    const listed = await api.ask(listClientOrders, { token, query: { search: order.reference } });
    expect(listed.json().data).toMatchObject([{ services: [{ renews: 'Souss Export' }] }]);

    const read = await api.ask(getClientOrder, { token, params: { id: order.id } });
    const whole = read.json<{ data: Order }>().data;
    expect(whole).toMatchObject({
      status: 'completed',
      package: { id: old.order.package?.id },
      pricing: { domiciliation: 1440, vat: 288, fees: 0, total: 1728 },
      services: [
        {
          type: 'domiciliation',
          status: 'completed',
          data: {
            domiciliation_id: old.id,
            companyName: 'Souss Export',
            start_date: '2026-11-01',
            duration_months: 12,
            end_date: '2027-11-01',
          },
        },
      ],
      bill: { id: bill.id, status: 'unpaid' },
    });
    expect(whole.timeline.map(({ status, actor }) => [status, actor])).toEqual([
      ['submitted', 'client'],
      ['completed', 'system'],
    ]);
    const [period] = await findPeriods(old.id);
    expect(period).toMatchObject({ orderId: order.id, startDate: '2026-11-01', months: 12 });
    const [issued] = await api.db.select().from(bills).where(eq(bills.id, bill.id));
    expect(issued).toMatchObject({ lines: [{ kind: 'domiciliation', months: 12 }] });
    const [news] = await api.db
      .select()
      .from(notifications)
      .where(eq(notifications.code, 'domiciliation_renewed'));
    expect(news).toMatchObject({ params: { company: 'Souss Export', date: '2027-11-01' } });
    const key = `domiciliation-renewed:${order.id}`;
    expect(await api.db.$count(mails, eq(mails.dedupeKey, key))).toBe(1);
    const { rows } = await api.pool.query(
      `SELECT data FROM pgboss.job WHERE name = 'make-documents' AND data ->> 'orderId' = $1`,
      [order.id],
    );
    expect(rows).toEqual([{ data: { orderId: order.id, domiciliationId: old.id } }]);
    expect(await api.db.$count(generatedWarnings)).toBe(0);
    const warnings = await api.ask(listClientWarnings, { token });
    expect(warnings.json().data).toEqual([]);
  });

  test.each([
    ['2027-08-31', 6, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-31', 48, '2030-12-31'],
  ])('of %s by %i months ends on %s', async (endDate, months, expected) => {
    const { id } = await insertDomiciled(api, client, { endDate });
    expect((await renew(id, { months })).statusCode).toBe(201);
    expect(await getEnd(id)).toBe(expected);
  });

  test.each([{ key: undefined }, { key: 'one-key' }])(
    'happens once for four concurrent calls (key: $key)',
    async ({ key }) => {
      const { id, endDate } = await insertDomiciled(api, client, { endDate: '2027-01-31' });
      const tries = Array.from({ length: 4 }, () => renew(id, key === undefined ? {} : { key }));
      const answers = await Promise.all(tries);
      for (const { statusCode } of answers) expect([200, 201]).toContain(statusCode);
      const made = answers.map((answer) => answer.json<{ data: Renewal }>().data);
      expect(new Set(made.map(({ order }) => order.id)).size).toBe(1);
      expect(new Set(made.map(({ bill }) => bill.number)).size).toBe(1);
      expect([endDate, await getEnd(id)]).toEqual(['2027-01-31', '2028-01-31']);
      expect(await findPeriods(id)).toHaveLength(2);
    },
  );

  test('with another key waits until the last one is paid, and then starts at its end', async () => {
    const { id } = await insertDomiciled(api, client, { endDate: '2027-01-31' });
    const answers = await Promise.all(['a', 'b'].map((key) => renew(id, { key, months: 6 })));
    const [made, refused] = answers.toSorted((one, other) => one.statusCode - other.statusCode);
    expect([made?.statusCode, refused?.statusCode]).toEqual([201, 409]);
    expect(refused?.json()).toMatchObject({
      code: 'renewal_unpaid',
      message: textWith('reste à régler'),
    });
    const bill = made?.json<{ data: Renewal }>().data.bill;
    if (bill === undefined) throw new Error('Neither was made');
    await pay(bill.id, { amount: 1, version: 1 });
    expect((await renew(id, { key: 'c' })).statusCode).toBe(409);
    expect(await getEnd(id)).toBe('2027-07-31');
    await pay(bill.id, { amount: bill.total - 1, version: 2 });
    expect((await renew(id, { key: 'd', months: 6 })).statusCode).toBe(201);
    const ends = (await findPeriods(id)).map((period) => [period.startDate, period.endDate]);
    expect(ends.slice(0, 2)).toEqual([
      ['2027-07-31', '2028-01-31'],
      ['2027-01-31', '2027-07-31'],
    ]);
  });

  test('stays when its bill is cancelled, and a correct bill replaces the wrong one', async () => {
    const { id } = await insertDomiciled(api, client, { endDate: '2027-01-31' });
    const { bill } = (await renew(id)).json<{ data: Renewal }>().data;
    const cancelled = await api.ask(cancelBill, {
      token: admin.token,
      params: { id: bill.id },
      payload: { reason: 'Mauvaise adresse' },
      headers: { 'if-match': '"1"' },
    });
    expect(cancelled.json()).toMatchObject({ data: { status: 'cancelled' } });
    expect(await getEnd(id)).toBe('2028-01-31');
    expect((await renew(id, { key: 'after-it' })).statusCode).toBe(201);
  });

  test('does not require the first period to be paid', async () => {
    const { id, order } = await insertDomiciled(api, client, { endDate: '2027-01-31' });
    await api.db.transaction((tx) => issueBill(tx, { orderId: order.id, now: api.clock() }));
    expect((await renew(id)).statusCode).toBe(201);
  });

  test('can be repeated without a key, later and once it is paid', async () => {
    const { id } = await insertDomiciled(api, client, { endDate: '2027-01-31' });
    const { bill } = (await renew(id)).json<{ data: Renewal }>().data;
    api.clock.advance(61);
    expect((await renew(id)).json().code).toBe('renewal_unpaid');
    await pay(bill.id, { amount: bill.total, version: 1 });
    expect((await renew(id)).statusCode).toBe(201);
    expect(await getEnd(id)).toBe('2029-01-31');
  });

  test('of another client’s, or of a closed one, is refused', async () => {
    const stranger = await api.signIn('client');
    const { id, endDate } = await insertDomiciled(api, client);
    expect((await renew(id, { as: stranger.token })).statusCode).toBe(404);
    expect((await renew(id, { months: 7 })).statusCode).toBe(422);
    await api.db
      .update(domiciliations)
      .set({ closedAt: api.clock() })
      .where(eq(domiciliations.id, id));
    const closed = await renew(id);
    expect([closed.statusCode, closed.json().code]).toEqual([409, 'domiciliation_closed']);
    expect(await getEnd(id)).toBe(endDate);
  });

  test('that fails leaves nothing behind', async () => {
    const { id, endDate } = await insertDomiciled(api, client);
    await api.pool.query('ALTER TABLE bills ADD CONSTRAINT broken CHECK (false) NOT VALID');
    expect((await renew(id)).statusCode).toBe(500);
    await api.pool.query('ALTER TABLE bills DROP CONSTRAINT broken');
    expect([await getEnd(id), (await findPeriods(id)).length]).toEqual([endDate, 1]);
    expect((await renew(id)).statusCode).toBe(201);
  });

  test('at an outdated price changes nothing, and answers the current one', async () => {
    const { id, endDate } = await insertDomiciled(api, client, { daysLeft: 20 });
    const renewAt = (finalPrice: number) =>
      api.ask(renewDomiciliation, { token, payload: { domiciliation_id: id, finalPrice } });
    const refused = await renewAt(1440);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      code: 'price_mismatch',
      errors: { finalPrice: [textWith('728,00')] },
    });
    expect(await getEnd(id)).toBe(endDate);
    expect((await renewAt(1728)).statusCode).toBe(201);
  });
});
