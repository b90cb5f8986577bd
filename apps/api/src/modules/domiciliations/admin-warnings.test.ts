import {
  generateWarnings,
  listAdminWarnings,
  sendWarning,
  type AdminDomiciliationWarning,
} from '@tassis/contracts';
import { ALL_NOTIFICATIONS } from '@tassis/domain';
import { eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  clients,
  domiciliationPeriods,
  domiciliations,
  generatedWarnings,
  mails,
} from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { insertDomiciled } from '../../testing/domiciled.ts';

const api = await createTestApi();
const client = await api.signIn('client');
const other = await api.signIn('client');
const { token } = await api.signIn('admin');

beforeEach(async () => {
  await api.db.delete(domiciliationPeriods);
  await api.db.delete(domiciliations);
});

const list = async (query: Record<string, string | number> = {}) => {
  const answer = await api.ask(listAdminWarnings, { token, query });
  return answer.json<{
    data: AdminDomiciliationWarning[];
    meta: { counts: Record<string, number>; total: number; next_cursor: string | null };
  }>();
};
const send = (id: string) => api.ask(sendWarning, { token, payload: { domiciliation_id: id } });
const generate = (payload: object, headers = {}) =>
  api.ask(generateWarnings, { token, payload, headers });
const mailsSent = () => api.db.select().from(mails).where(like(mails.dedupeKey, 'warning-sent:%'));

describe('the staff’s warnings', () => {
  test('list all clients by last day, with search and counts', async () => {
    await insertDomiciled(api, client, { daysLeft: 20, companyName: 'Safran Export' });
    await insertDomiciled(api, other, { daysLeft: -5 });
    await insertDomiciled(api, other, { daysLeft: 400 });
    const { data, meta } = await list();
    expect(data.map(({ days_left, status }) => [days_left, status])).toEqual([
      [-5, 'expired'],
      [20, 'warning'],
    ]);
    expect(data[1]?.client).toMatchObject({ id: client.id, email: client.email });
    expect([meta.total, meta.counts]).toEqual([
      2,
      { upcoming: 0, warning: 1, critical: 0, expired: 1 },
    ]);
    const found = await list({ search: 'safran' });
    expect([found.data.length, found.meta.counts['expired']]).toEqual([1, 0]);
  });

  test('are paged by cursor, in both directions', async () => {
    for (let index = 0; index < 5; index += 1) await insertDomiciled(api, client, { daysLeft: 5 });
    await generate({ count: 2, days: 5 });
    const whole = await list();
    const first = await list({ per_page: 3 });
    const second = await list({ per_page: 3, cursor: first.meta.next_cursor ?? '' });
    const third = await list({ per_page: 3, page: 3 });
    const pages = [first, second, third].flatMap(({ data }) => data.map(({ id }) => id));
    expect(pages).toEqual(whole.data.map(({ id }) => id));
    expect(pages).toHaveLength(7);
  });
});

describe('a warning sent by hand', () => {
  test('is one mail a day, whatever the client’s preferences', async () => {
    const { id } = await insertDomiciled(api, client, { daysLeft: 6, companyName: 'Safran' });
    const notificationPreferences = { ...ALL_NOTIFICATIONS, warning: { mail: false, site: true } };
    await api.db.update(clients).set({ notificationPreferences });
    const answers = await Promise.all([send(id), send(id)]);
    const [sent, again] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    expect(sent?.json().data).toMatchObject({ status: 'critical', recipient: client.email });
    expect(again?.json()).toMatchObject({ code: 'warning_sent_today' });
    const [mail] = await mailsSent();
    expect(mail?.subject).toContain('Safran');
    api.clock.advance(86_400);
    const admin = await api.createToken((await api.signIn('admin')).id);
    const next = await api.ask(sendWarning, { token: admin, payload: { domiciliation_id: id } });
    expect(next.statusCode).toBe(200);
    api.clock.advance(-86_400);
    expect(await mailsSent()).toHaveLength(2);
  });

  test('is refused while the end is far off, and after a closure', async () => {
    const { id } = await insertDomiciled(api, client, { daysLeft: 61 });
    expect((await send(id)).json().code).toBe('warning_not_due');
    await generate({ client_id: client.id, days: 4 });
    expect((await send(id)).json().data).toMatchObject({ status: 'critical' });
    await api.db.update(domiciliations).set({ closedAt: api.clock() });
    expect((await send(id)).json().code).toBe('domiciliation_closed');
    expect((await send(client.id)).statusCode).toBe(404);
  });
});

describe('generated warnings', () => {
  test.each([
    ['upcoming', 60],
    ['warning', 30],
    ['critical', 5],
    ['expired', -5],
  ])('with only the status “%s” have days of that step', async (status, days_left) => {
    await insertDomiciled(api, client, { daysLeft: 300 });
    const answer = await generate({ status, count: 2 });
    expect(answer.json().data).toMatchObject([
      { status, days_left },
      { status, days_left },
    ]);
  });

  test('are as many as requested, and change no date', async () => {
    const mine = await insertDomiciled(api, client, { daysLeft: 300 });
    await insertDomiciled(api, other, { daysLeft: 300 });
    const plain = await generate({});
    expect(plain.json().data).toEqual([
      expect.objectContaining({ status: 'critical', days_left: 5, generated: true }),
    ]);
    const three = await generate({ count: 3, days: 20, user_id: client.id, status: 'expired' });
    expect(three.statusCode).toBe(201);
    for (const warning of three.json<{ data: AdminDomiciliationWarning[] }>().data) {
      expect(warning).toMatchObject({
        domiciliation_id: mine.id,
        status: 'expired',
        days_left: -20,
      });
    }
    expect((await list()).meta.counts).toMatchObject({ critical: 1, expired: 3 });
    const [row] = await api.db.select().from(domiciliations).where(eq(domiciliations.id, mine.id));
    expect([row?.endDate, row?.version]).toEqual([mine.endDate, 1]);
  });

  test('are generated once for a key, and require an administrator', async () => {
    await insertDomiciled(api, client);
    const headers = { 'idempotency-key': 'generate-1' };
    const answers = [await generate({ count: 2 }, headers), await generate({ count: 2 }, headers)];
    expect(answers[1]?.payload).toBe(answers[0]?.payload);
    expect(await api.db.$count(generatedWarnings)).toBe(2);
    expect((await generate({ client_id: other.id })).statusCode).toBe(404);
    const two = await generate({ client_id: client.id, user_id: other.id });
    expect([two.statusCode, (await generate({ count: 51 })).statusCode]).toEqual([422, 422]);
  });

  test('are refused in production', async () => {
    const production = await createTestApi({
      replace: ({ config }) => ({ config: { ...config, environment: 'production' } }),
    });
    const admin = await production.signIn('admin');
    const answer = await production.ask(generateWarnings, { token: admin.token, payload: {} });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_in_production']);
  });
});
