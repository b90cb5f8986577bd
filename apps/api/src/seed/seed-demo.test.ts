import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CALLBACK_STATUSES, mayMoveOrder, PARTNER_REQUEST_STATUSES } from '@tassis/domain';
import { demoAccounts } from '@tassis/testing/builders';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openFiles } from '../files/storage-location.ts';
import { makeDocuments } from '../modules/made-documents/make-documents.service.ts';
import { createPasswordHasher } from '../passwords/password-hasher.ts';
import * as schema from '../database/schema/index.ts';
import { createTestDatabase } from '../database/testing/create-test-database.ts';
import { seedDemo } from './seed-demo.ts';

const { db } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'tassis-seed-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

test('fills an empty database once, however many processes try concurrently', async () => {
  const filled = await Promise.all([
    seedDemo(db, { folder }),
    seedDemo(db, { folder }),
    seedDemo(db, { folder }),
  ]);
  expect(filled.filter(Boolean)).toHaveLength(1);
  expect(await seedDemo(db, { folder })).toBe(false);
  expect(await db.$count(schema.orders)).toBe(27);
});

test('has an account for each role, and all can sign in', async () => {
  const found = await db
    .select({ email: schema.users.email, type: schema.users.userType })
    .from(schema.users)
    .where(sql`email LIKE '%@demo.tassis.ma'`)
    .orderBy(schema.users.email);
  expect(found).toEqual([
    { email: 'admin@demo.tassis.ma', type: 'admin' },
    { email: 'client@demo.tassis.ma', type: 'client' },
    { email: 'contenu@demo.tassis.ma', type: 'content_admin' },
    { email: 'partner@demo.tassis.ma', type: 'partner' },
  ]);
  const weak = sql`password_hash NOT LIKE '$argon2id$v=19$m=19456,t=2,p=1$%'`;
  expect(await db.$count(schema.users, weak)).toBe(0);
  const [{ password }] = demoAccounts();
  const hashes = await db.selectDistinct({ stored: schema.users.passwordHash }).from(schema.users);
  expect(hashes).toHaveLength(1);
  expect(await createPasswordHasher().verify(password, hashes[0]?.stored ?? null)).toBe(true);
});

test('has only histories that the rules allow, in order and in the past', async () => {
  const events = await db.select().from(schema.orderEvents).orderBy(schema.orderEvents.id);
  const orders = await db.select().from(schema.orders);
  for (const order of orders) {
    const steps = events.filter((event) => event.orderId === order.id);
    expect(steps.at(-1)?.status).toBe(order.status);
    expect(steps[0]).toMatchObject({ status: 'submitted', at: order.createdAt });
    for (const [index, step] of steps.entries()) {
      const before = steps[index - 1];
      if (!before?.status || !step.status || step.actor === 'system') continue;
      expect([
        before.status,
        step.status,
        mayMoveOrder(step.actor, before.status, step.status),
      ]).toEqual([before.status, step.status, true]);
      expect(step.at.getTime()).toBeGreaterThanOrEqual(before.at.getTime());
    }
    expect(order.updatedAt.getTime()).toBeLessThanOrEqual(Date.now());
  }
  expect(new Set(orders.map((order) => order.status)).size).toBe(7);
});

test('has no completed order with an unreviewed certificate', async () => {
  const { documents, orders } = schema;
  const statuses = await db
    .selectDistinct({ status: documents.status })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(and(eq(documents.kind, 'negative_certificate'), eq(orders.status, 'completed')));
  expect(statuses).toEqual([{ status: 'accepted' }]);
});

test('numbers orders by year, in the order of time', async () => {
  const orders = await db.select().from(schema.orders).orderBy(schema.orders.createdAt);
  const references = orders.map((order) => order.reference);
  expect(references).toEqual(references.toSorted());
  const counters = await db.select().from(schema.referenceCounters);
  for (const { year, last } of counters)
    expect(references).toContain(`CMD-${year}-${String(last).padStart(6, '0')}`);
});

test('follows the rules: a completed order has a paid bill and its domiciliation; an order in progress has a bill', async () => {
  const orders = await db.select().from(schema.orders);
  const bills = await db.select().from(schema.bills).orderBy(schema.bills.number);
  const billed = new Set(bills.map((bill) => bill.orderId));
  const begun = orders.filter(({ status }) => ['in_progress', 'completed'].includes(status));
  expect(begun.every(({ id }) => billed.has(id))).toBe(true);
  const documents = await db.select().from(schema.documents);
  for (const { id } of orders.filter(({ status }) => status === 'completed')) {
    expect(bills.find((bill) => bill.orderId === id)).toMatchObject({ status: 'paid' });
    const own = documents.filter(({ orderId }) => orderId === id).map(({ kind }) => kind);
    expect(own.join(' ')).toMatch(/certificate/u);
  }
  const issued = bills.map(({ createdAt }) => createdAt.getTime());
  expect(issued).toEqual(issued.toSorted((a, b) => a - b));
  const kinds = new Set(documents.map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['receipt', 'domiciliation_contract']));
  expect(await db.$count(schema.domiciliations)).toBe(3);
  expect(await db.$count(schema.auditEntries)).toBeGreaterThan(orders.length);
  const jobs = await db.execute(sql`SELECT 1 FROM pgboss.job WHERE name = 'scan-warnings'`);
  expect(jobs.rowCount).toBe(1);
});

test('has a partner whose clients have answered in every way', async () => {
  const { kind, status } = schema.partnerRequests;
  const found = await db.selectDistinct({ kind, status }).from(schema.partnerRequests);
  const known = found.map((request) => `${request.kind} ${request.status}`).toSorted();
  const links = PARTNER_REQUEST_STATUSES.map((each) => `link ${each}`);
  expect(known).toEqual([...links, 'order pending', 'order refused'].toSorted());
});

test('has callback requests of the partner in each status, and an order draft', async () => {
  const [partner] = await db
    .select()
    .from(schema.partners)
    .where(eq(schema.partners.status, 'validated'));
  const { phone, cancelledAt, status } = schema.callbackRequests;
  const calls = await db
    .select({
      status: sql<string>`CASE WHEN ${cancelledAt} IS NULL THEN ${status} ELSE 'cancelled' END`,
    })
    .from(schema.callbackRequests)
    .where(eq(phone, partner?.phone ?? ''));
  expect(new Set(calls.map((call) => call.status))).toEqual(new Set(CALLBACK_STATUSES));
  expect(await db.$count(schema.partnerDrafts)).toBe(1);
});

test('dates the summary of an order like its order', async () => {
  const [oldest] = await db.select().from(schema.orders).orderBy(schema.orders.createdAt).limit(1);
  const { id: orderId = '', createdAt } = oldest ?? {};
  const parts = { db, files: await openFiles({ folder }), clock: () => new Date() };
  await makeDocuments(parts, { orderId, domiciliationId: null });
  const isSummary = and(
    eq(schema.documents.orderId, orderId),
    eq(schema.documents.kind, 'order_summary'),
  );
  expect(await db.select().from(schema.documents).where(isSummary)).toMatchObject([{ createdAt }]);
});

test('sends no mail about past events', async () => {
  expect(await db.$count(schema.mails, sql`status <> 'kept'`)).toBe(0);
});
