import { renewDomiciliation } from '@tassis/contracts';
import { ALL_NOTIFICATIONS } from '@tassis/domain';
import { and, eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clients,
  domiciliationPeriods,
  domiciliations,
  mails,
  notifications,
  settings,
  users,
  warningSteps,
} from '../../database/schema/index.ts';
import { startJobs } from '../../workers/start-jobs.ts';
import { keepOnly } from '../../mail/transport.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { insertDomiciled } from '../../testing/domiciled.ts';
import { scanWarnings } from './scan-warnings.service.ts';

const api = await createTestApi();
const client = await api.signIn('client');
const DAY = 86_400;

beforeEach(async () => {
  await api.db.delete(domiciliationPeriods);
  await api.db.delete(domiciliations);
  await api.db.delete(mails);
  await api.db.delete(notifications);
});

const log = { warn: vi.fn<() => void>() };
const scan = () => scanWarnings({ ...api.deps, log });
/** Scans so many days later, and resets the clock. */
const scanAfter = async (days: number) => {
  api.clock.advance(days * DAY);
  await scan();
  api.clock.advance(-days * DAY);
};
const steps = async () => {
  const rows = await api.db.select().from(warningSteps).orderBy(warningSteps.createdAt);
  return rows.map(({ step }) => step);
};
const sent = () => api.db.$count(mails, like(mails.dedupeKey, 'warning:%'));
const told = () => api.db.$count(notifications, eq(notifications.code, 'warning_step'));
const preferMail = (mail: boolean) =>
  api.db
    .update(clients)
    .set({ notificationPreferences: { ...ALL_NOTIFICATIONS, warning: { mail, site: true } } })
    .where(eq(clients.userId, client.id));

describe('the scan of the warnings', () => {
  test.each([
    [61, []],
    [60, ['upcoming']],
    [31, ['upcoming']],
    [30, ['warning']],
    [7, ['critical']],
    [0, ['critical']],
    [-1, ['expired']],
  ])('%i days before the end notifies of %j', async (daysLeft, expected) => {
    await insertDomiciled(api, client, { daysLeft });
    await scan();
    expect(await steps()).toEqual(expected);
    expect([await sent(), await told()]).toEqual([expected.length, expected.length]);
  });

  test('notifies of each step once on the way to the end, also for the last day of a month', async () => {
    // The last day is 99 days away.
    await insertDomiciled(api, client, { endDate: '2027-02-28', companyName: 'Safran' });
    for (let day = 0; day <= 101; day += 1) await scanAfter(day);
    expect(await steps()).toEqual(['upcoming', 'warning', 'critical', 'expired']);
    const rows = await api.db.select().from(warningSteps).orderBy(warningSteps.createdAt);
    expect(rows.map(({ createdAt }) => createdAt.toISOString().slice(0, 10))).toEqual([
      '2026-12-30',
      '2027-01-29',
      '2027-02-21',
      '2027-03-01',
    ]);
    expect([await sent(), await told()]).toEqual([4, 4]);
  });

  test('twice on one day, or twice concurrently, notifies once', async () => {
    for (let index = 0; index < 6; index += 1) await insertDomiciled(api, client, { daysLeft: 7 });
    await Promise.all([scan(), scan(), scan()]);
    await scan();
    expect([await sent(), await told(), (await steps()).length]).toEqual([6, 6, 6]);
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('starts again after a renewal', async () => {
    const { id } = await insertDomiciled(api, client, { daysLeft: 7 });
    await scan();
    const payload = { domiciliation_id: id, duration_months: 6 };
    await api.ask(renewDomiciliation, { token: client.token, payload });
    await scan();
    expect(await steps()).toEqual(['critical']);
    await scanAfter(185);
    expect(await steps()).toEqual(['critical', 'critical']);
  });

  test('never returns to an earlier step when the thresholds change', async () => {
    await insertDomiciled(api, client, { daysLeft: 25 });
    await scan();
    expect(await steps()).toEqual(['warning']);
    const value = { upcoming: 60, warning: 10, critical: 5 };
    await api.db
      .insert(settings)
      .values({ key: 'warnings', value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
    await scan();
    expect(await steps()).toEqual(['warning']);
    await scanAfter(20);
    expect(await steps()).toEqual(['warning', 'critical']);
    const usual = { upcoming: 60, warning: 30, critical: 7 };
    await api.db.update(settings).set({ value: usual }).where(eq(settings.key, 'warnings'));
  });

  test('mails the early steps by preference, the last two always', async () => {
    await preferMail(false);
    await insertDomiciled(api, client, { daysLeft: 60 });
    await insertDomiciled(api, client, { daysLeft: 30 });
    await scan();
    expect([await sent(), await told()]).toEqual([0, 2]);
    await insertDomiciled(api, client, { daysLeft: 7 });
    await insertDomiciled(api, client, { daysLeft: -1, companyName: 'Safran' });
    await scan();
    expect([await sent(), await told()]).toEqual([2, 4]);
    const expired = and(eq(mails.template, 'warning'), like(mails.dedupeKey, '%:expired'));
    const [mail] = await api.db.select().from(mails).where(expired);
    expect(mail?.text).toMatch(/Safran[\s\S]*20 novembre 2026[\s\S]*1\s728,00\sMAD/u);
    await preferMail(true);
  });

  test('skips closed domiciliations and disabled accounts', async () => {
    await insertDomiciled(api, client, { daysLeft: 3, closedAt: api.clock() });
    const gone = await api.signIn('client');
    await insertDomiciled(api, gone, { daysLeft: 3 });
    await api.db.update(users).set({ disabledAt: api.clock() }).where(eq(users.id, gone.id));
    await scan();
    expect([await sent(), await told()]).toEqual([0, 0]);
  });

  test('continues beyond one batch', async () => {
    const { orderId, endDate } = await insertDomiciled(api, client, { daysLeft: 5 });
    // Inserted directly, because placing so many orders is unnecessary.
    await api.pool.query(
      'ALTER TABLE domiciliations DROP CONSTRAINT domiciliations_order_id_unique',
    );
    const one = { clientId: client.id, orderId, companyName: 'Atlas', startDate: '2026-01-01' };
    const more = Array.from({ length: 250 }, () => ({ ...one, endDate, monthlyRateCentimes: 1 }));
    await api.db.insert(domiciliations).values(more);
    await scan();
    expect(await told()).toBe(251);
  });
});

test('two workers notify of each step once', async () => {
  await insertDomiciled(api, client, { daysLeft: 7 });
  const { databaseUrl, deps, app } = api;
  const parts = { ...deps, databaseUrl, transport: keepOnly, log: app.log, pollSeconds: 0.5 };
  const stops = await Promise.all([startJobs(parts), startJobs(parts)]);
  await api.pool.query(`
    INSERT INTO pgboss.job (name, data, policy, expire_seconds, deletion_seconds, keep_until)
    VALUES ('scan-warnings', '{}', 'standard', 900, 900, now() + interval '1 day'),
      ('scan-warnings', '{}', 'standard', 900, 900, now() + interval '1 day')`);
  await vi.waitFor(async () => {
    const done = await api.pool.query(
      `SELECT 1 FROM pgboss.job WHERE name = 'scan-warnings' AND state = 'completed'`,
    );
    expect(done.rowCount).toBe(2);
  }, 15_000);
  await Promise.all(stops.map((stop) => stop()));
  expect([await sent(), await told()]).toEqual([1, 1]);
});
