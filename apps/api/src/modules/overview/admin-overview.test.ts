import {
  asFields,
  createContactSubmission,
  getAdminOverview,
  listAdminWarnings,
  type AdminOverview,
} from '@tassis/contracts';
import { startOfMoroccanDay, type ServiceType } from '@tassis/domain';
import { aContactSubmission } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import {
  bills,
  callbackRequests,
  domiciliations,
  generatedWarnings,
  orders,
  partners,
} from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { anyContent } from '../../testing/any-content.ts';
import { noPrice } from '../../testing/no-price.ts';

const api = await createTestApi();
const { token } = await api.signIn('admin');
const read = async () =>
  (await api.ask(getAdminOverview, { token })).json<{ data: AdminOverview }>().data;

/** Inserts a domiciliation that ends on this day. The clock is at 2026-11-21. */
async function domiciliationUntil(clientId: string, endDate: string) {
  const [order] = await api.db
    .insert(orders)
    .values({
      reference: `CMD-${endDate}`,
      clientId,
      status: 'completed',
      content: anyContent('domiciliation'),
      pricing: noPrice,
      totalCentimes: 0,
      submissionHash: endDate,
    })
    .returning();
  await api.db.insert(domiciliations).values({
    clientId,
    orderId: order?.id ?? '',
    companyName: 'Atlas',
    startDate: '2025-11-21',
    endDate,
    monthlyRateCentimes: 0,
  });
}

test('counts the open work of the staff', async () => {
  const { id } = await api.signIn('client');
  const partner = await api.signIn('partner');
  await api.db.update(partners).set({ status: 'pending' }).where(eq(partners.userId, partner.id));
  await api.ask(createContactSubmission, { body: aContactSubmission() });
  const days = [
    '2026-11-20',
    '2026-11-21',
    '2026-11-28',
    '2026-11-29',
    '2026-12-21',
    '2026-12-22',
    '2027-01-20',
    '2027-01-21',
  ];
  for (const day of days) await domiciliationUntil(id, day);
  const { weeks, ...counts } = await read();
  expect(weeks).toHaveLength(12);
  expect(counts).toEqual({
    orders: {
      submitted: 0,
      in_review: 0,
      awaiting_client: 0,
      in_progress: 0,
      completed: 8,
      cancelled: 0,
      rejected: 0,
    },
    old_orders: {
      until: '2026-11-18',
      counts: { submitted: 0, in_review: 0, awaiting_client: 0, in_progress: 0 },
    },
    bills_due: { unpaid: 0, proof_sent: 0, partly_paid: 0 },
    bills_to_refund: 0,
    // Up to 7, 30 and 60 days, the last day included.
    warnings: { expired: 1, critical: 2, warning: 2, upcoming: 2 },
    documents_to_review: 0,
    new_messages: 1,
    orders_awaiting_reply: 0,
    callbacks_today: 0,
    pending_partners: 1,
    settings_to_fill: [],
  });
});

test('counts warnings as their list does, with the generated ones of open domiciliations', async () => {
  const until = async (endDate: string) =>
    (await api.db.select().from(domiciliations).where(eq(domiciliations.endDate, endDate)))[0];
  const [near, closed] = [await until('2026-11-21'), await until('2027-01-21')];
  const made = { status: 'critical', daysLeft: 3 } as const;
  await api.db.insert(generatedWarnings).values([
    { ...made, domiciliationId: near?.id ?? '' },
    { ...made, domiciliationId: closed?.id ?? '', status: 'expired', daysLeft: -3 },
  ]);
  const isClosed = eq(domiciliations.id, closed?.id ?? '');
  await api.db.update(domiciliations).set({ closedAt: api.clock() }).where(isClosed);
  const listed = await api.ask(listAdminWarnings, { token });
  const { counts } = listed.json<{ meta: { counts: AdminOverview['warnings'] } }>().meta;
  const { warnings } = await read();
  expect(warnings).toEqual(counts);
  expect(warnings.critical).toBe(3);
});

/** Inserts an order of this time. */
async function orderAt(at: string, status: 'submitted' | 'in_review', service: ServiceType) {
  const { id: clientId } = await api.signIn('client');
  const [order] = await api.db
    .insert(orders)
    .values({
      reference: `CMD-${at}-${service}`,
      clientId,
      status,
      content: anyContent(service),
      pricing: noPrice,
      totalCentimes: 0,
      submissionHash: at,
      createdAt: new Date(at),
    })
    .returning();
  return { clientId, orderId: order?.id ?? '' };
}

test('tells old orders from new ones by the day in Morocco', async () => {
  const day = startOfMoroccanDay('2026-11-19');
  const before = new Date(day.getTime() - 1);
  await orderAt(before.toISOString(), 'submitted', 'domiciliation');
  await orderAt(day.toISOString(), 'submitted', 'domiciliation');
  const { orders: all, old_orders: old } = await read();
  expect(all.submitted).toBe(2);
  expect(old.counts).toEqual({ submitted: 1, in_review: 0, awaiting_client: 0, in_progress: 0 });
});

/** Inserts a callback request for this slot. */
const booked = (slot: string, changes: object = {}) => ({
  phone: '0612345678',
  email: 'a@example.com',
  slot: new Date(slot),
  ...changes,
});

test('counts callback requests that are due by the end of today and not done', async () => {
  await api.db
    .insert(callbackRequests)
    .values([
      booked('2026-11-20T09:00:00.000Z'),
      booked('2026-11-21T09:00:00.000Z'),
      booked('2026-11-21T10:00:00.000Z', { cancelledAt: new Date('2026-11-20T09:00:00.000Z') }),
      booked('2026-11-21T11:00:00.000Z', { status: 'done' }),
      booked('2026-11-22T09:00:00.000Z'),
    ]);
  expect((await read()).callbacks_today).toBe(2);
});

test('adds up orders and bills by week and service, less credit notes', async () => {
  const { clientId, orderId } = await orderAt(
    '2026-11-16T08:00:00.000Z',
    'in_review',
    'negative_certificate_request',
  );
  const bill = { orderId, clientId, lines: [], pricing: noPrice, dueOn: '2026-12-31' };
  const parties = { firm: {}, client: {} };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test does not read the names
  const named = { ...bill, parties } as unknown as typeof bills.$inferInsert;
  await api.db.insert(bills).values([
    { ...named, number: 'F1', totalCentimes: 47_000, issuedOn: '2026-11-17', status: 'paid' },
    { ...named, number: 'F2', totalCentimes: 47_000, issuedOn: '2026-11-15', status: 'cancelled' },
    { ...named, number: 'A1', totalCentimes: -47_000, issuedOn: '2026-11-15', kind: 'credit_note' },
  ]);
  const { weeks } = await read();
  expect(weeks).toHaveLength(12);
  expect([weeks[0]?.week, weeks.at(-1)?.week]).toEqual(['2026-08-31', '2026-11-16']);
  expect(weeks.at(-1)).toMatchObject({
    orders: { negative_certificate_request: 1, domiciliation: 2, company_creation: 0 },
    revenue: { negative_certificate_request: 470, domiciliation: 0, company_creation: 0 },
  });
  expect(weeks.at(-2)?.revenue.negative_certificate_request).toBe(0);
});

test('needs few statements, in one transaction', async () => {
  const asked = vi.spyOn(Client.prototype, 'query');
  await read();
  const texts = asked.mock.calls.map(([query]) =>
    (typeof query === 'string' ? query : String(asFields(query)['text'])).toLowerCase(),
  );
  const begin = texts.findIndex((text) => text.startsWith('begin'));
  const commit = texts.findIndex((text) => text.startsWith('commit'));
  expect(commit - begin - 1).toBeLessThanOrEqual(5);
  expect(texts.slice(begin + 1, commit).filter((text) => text.includes('"orders"'))).toHaveLength(
    3,
  );
});
