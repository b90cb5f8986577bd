import {
  getClientOverview,
  listClientWarnings,
  type ClientOverview,
  type EndingCertificate,
} from '@tassis/contracts';
import { addDays, ALL_NOTIFICATIONS, moroccanDay } from '@tassis/domain';
import { eq, like } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  clients,
  issuedCertificates,
  mails,
  notifications,
  orders,
  users,
} from '../../database/schema/index.ts';
import { placeOrder } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { noPrice } from '../../testing/no-price.ts';
import { anyContent } from '../../testing/any-content.ts';
import { followMove } from '../orders/move/order-consequences.service.ts';
import { scanCertificates } from './scan-certificates.service.ts';

const api = await createTestApi();
const admin = await api.signIn('admin');
const log = { warn: vi.fn<() => void>() };

beforeEach(async () => {
  await api.db.delete(issuedCertificates);
  await api.db.delete(mails);
  await api.db.delete(notifications);
});

/** Creates a client with a certificate that was issued so many days ago. */
async function issued(daysAgo: number) {
  const client = await api.signIn('client');
  const { id: orderId, reference } = await placeOrder(api, client.token);
  const issuedOn = addDays(moroccanDay(api.clock()), -daysAgo);
  await api.db.insert(issuedCertificates).values({ orderId, clientId: client.id, issuedOn });
  return { ...client, orderId, reference };
}

async function insertCreation(clientId: string, status: 'submitted' | 'rejected') {
  const content = anyContent('company_creation');
  const reference = `CMD-${status}-${clientId}`;
  const price = { pricing: noPrice, totalCentimes: 0, submissionHash: reference };
  const createdAt = new Date(api.clock().getTime() + 1000);
  await api.db.insert(orders).values({ clientId, status, content, reference, createdAt, ...price });
}

const scan = (atOnce?: number) =>
  scanCertificates({ ...api.deps, log, ...(atOnce !== undefined && { atOnce }) });
const told = async () => {
  const rows = await api.db
    .select()
    .from(notifications)
    .where(eq(notifications.code, 'certificate_ending'));
  return rows.map(({ userId, params, link }) => ({ userId, params, link }));
};
const mailed = () => api.db.$count(mails, like(mails.dedupeKey, 'certificate-ending:%'));
const warned = async (token: string) =>
  (await api.ask(listClientWarnings, { token })).json<{ certificates: EndingCertificate[] }>()
    .certificates;
const shown = async (token: string) =>
  (await api.ask(getClientOverview, { token })).json<{ data: ClientOverview }>().data.certificates
    .items;

test('is issued on the day its order is completed, and is valid for ninety days', async () => {
  const { token, id } = await api.signIn('client');
  const { id: orderId } = await placeOrder(api, token);
  const [order] = await api.db.select().from(orders).where(eq(orders.id, orderId));
  if (order === undefined) throw new Error('The order is gone');
  const actor = { userId: admin.id, role: 'admin' } as const;
  const move = { order, to: 'completed', actor, message: null, visible: true } as const;
  const complete = () =>
    api.db.transaction((tx) => followMove(api.deps, tx, { ...move, now: api.clock() }));
  await complete();
  await complete();
  expect(await shown(token)).toEqual([
    {
      order: { id: orderId, reference: order.reference },
      issued_on: '2026-11-21',
      valid_until: '2027-02-19',
      days_left: 90,
      warning: null,
    },
  ]);
  expect(await api.db.$count(issuedCertificates, eq(issuedCertificates.clientId, id))).toBe(1);
});

test.each([
  [59, 0],
  [60, 1],
  [90, 1],
  [91, 0],
])('%i days after its issue its client has been notified %i times', async (daysAgo, times) => {
  const { id, orderId, reference } = await issued(daysAgo);
  await Promise.all([scan(), scan()]);
  await scan();
  const date = addDays(moroccanDay(api.clock()), 90 - daysAgo);
  const news = {
    userId: id,
    params: { reference, date },
    link: `/client-dashboard/order/details/${orderId}`,
  };
  expect(await told()).toEqual(Array.from({ length: times }, () => news));
  expect(await mailed()).toBe(times);
  expect(log.warn).not.toHaveBeenCalled();
});

test('a warning that fails does not stop the others', async () => {
  const broken = await issued(80);
  const fine = await issued(70);
  const dedupe = `certificate-ending:${broken.orderId}`;
  await api.pool.query(
    `ALTER TABLE mails ADD CONSTRAINT refused CHECK (dedupe_key <> '${dedupe}')`,
  );
  await scan(1);
  await api.pool.query('ALTER TABLE mails DROP CONSTRAINT refused');
  expect((await told()).map(({ userId }) => userId)).toEqual([fine.id]);
  expect(log.warn).toHaveBeenCalledOnce();
  log.warn.mockClear();
});

test('is listed among the warnings of its client when it expires soon', async () => {
  const near = await issued(65);
  const far = await issued(1);
  expect(await warned(near.token)).toMatchObject([
    { order: { reference: near.reference }, days_left: 25, warning: 'warning' },
  ]);
  expect(await warned(far.token)).toEqual([]);
});

test('is used by a company creation, but not by a cancelled one', async () => {
  const used = await issued(65);
  await insertCreation(used.id, 'submitted');
  const tried = await issued(65);
  await insertCreation(tried.id, 'rejected');
  expect(await shown(used.token)).toEqual([]);
  expect(await shown(tried.token)).toMatchObject([{ days_left: 25, warning: 'warning' }]);
  await scan();
  expect((await told()).map(({ userId }) => userId)).toEqual([tried.id]);
});

test('is listed for a month after it has expired', async () => {
  const [last, gone] = [await issued(120), await issued(121)];
  expect(await shown(last.token)).toMatchObject([{ days_left: -30, warning: 'expired' }]);
  expect(await shown(gone.token)).toEqual([]);
});

test('mails nothing to clients who do not want it, and notifies no disabled account', async () => {
  const quiet = await issued(65);
  const preferences = { ...ALL_NOTIFICATIONS, warning: { mail: false, site: true } };
  await api.db
    .update(clients)
    .set({ notificationPreferences: preferences })
    .where(eq(clients.userId, quiet.id));
  const gone = await issued(65);
  await api.db.update(users).set({ disabledAt: api.clock() }).where(eq(users.id, gone.id));
  await scan();
  expect([(await told()).map(({ userId }) => userId), await mailed()]).toEqual([[quiet.id], 0]);
});
