import {
  downloadCalendar,
  getClientDomiciliation,
  listClientDomiciliations,
  listClientWarnings,
  renewDomiciliation,
  type Domiciliation,
  type DomiciliationWarning,
  type RenewableDomiciliation,
  type Renewal,
} from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  domiciliationPeriods,
  domiciliations,
  generatedWarnings,
  settings,
} from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { insertDomiciled } from '../../testing/domiciled.ts';
import { textWith } from '../../testing/matchers.ts';

const api = await createTestApi();
const client = await api.signIn('client');
const other = await api.signIn('client');

beforeEach(async () => {
  await api.db.delete(domiciliationPeriods);
  await api.db.delete(domiciliations);
});

const mine = async (query = {}) => {
  const answer = await api.ask(listClientDomiciliations, { token: client.token, query });
  return answer.json<{ data: Domiciliation[]; meta: { next_cursor: string | null } }>();
};
const warnings = async (query = {}, token = client.token) => {
  const answer = await api.ask(listClientWarnings, { token, query });
  expect(answer.statusCode).toBe(200);
  return answer.json<{
    data: DomiciliationWarning[];
    meta: { total: number; counts: Record<string, number>; next_cursor: string | null };
  }>();
};

describe('a client’s domiciliations', () => {
  test('show their last day and the price of a renewal, the next to end first', async () => {
    await insertDomiciled(api, client, { endDate: '2028-02-29' });
    const near = await insertDomiciled(api, client, { daysLeft: 7, companyName: 'Rif Négoce' });
    await insertDomiciled(api, other, { daysLeft: 3 });
    const { data } = await mine();
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({
      id: near.id,
      companyName: 'Rif Négoce',
      end_date: '2026-11-28',
      days_left: 7,
      status: 'open',
      warning: 'critical',
      monthly_rate: 120,
      renewal: { duration_months: 12, end_date: '2027-11-28', subtotal: 1440, total: 1728 },
    });
    expect(data[1]).toMatchObject({ warning: null, renewal: { end_date: '2029-02-28' } });
  });

  test('are paged by cursor, also those that end on the same day', async () => {
    for (let index = 0; index < 5; index += 1) await insertDomiciled(api, client, { daysLeft: 9 });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await mine({ per_page: 2, ...(cursor !== null && { cursor }) });
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.meta.next_cursor;
    } while (cursor !== null);
    expect([seen.length, new Set(seen).size]).toEqual([5, 5]);
  });

  test('and their warnings are found by the company', async () => {
    await insertDomiciled(api, client, { daysLeft: 9 });
    await insertDomiciled(api, other, { daysLeft: 9, companyName: 'Rif Négoce' });
    const near = await insertDomiciled(api, client, { daysLeft: 7, companyName: 'Rif Négoce' });
    expect((await mine({ search: 'negoce' })).data.map(({ id }) => id)).toEqual([near.id]);
    const found = await warnings({ search: 'negoce' });
    expect(found.data.map((each) => each.domiciliation_id)).toEqual([near.id]);
    expect(found.meta).toMatchObject({ total: 1, counts: { critical: 1, upcoming: 0 } });
  });

  test('that are closed cause no warning and cannot be renewed', async () => {
    await insertDomiciled(api, client, { daysLeft: 3, closedAt: api.clock() });
    const { data } = await mine();
    expect(data[0]).toMatchObject({ status: 'closed', warning: null, renewal: null });
  });

  test('have a calendar that needs no account, until they are closed', async () => {
    const { id } = await insertDomiciled(api, client, { daysLeft: 7, companyName: 'Rif, Sud' });
    const url = (await mine()).data[0]?.calendar_url ?? '';
    const answer = await api.app.inject({ method: 'GET', url });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': textWith('fin-de-domiciliation.ics'),
    });
    const text = answer.payload.replaceAll('\r\n ', '');
    expect(text).toContain('DTSTART;VALUE=DATE:20261128');
    expect(text).toContain('Rif\\, Sud');
    expect(text).toContain(`UID:${id}`);
    expect(text.match(/TRIGGER:-P(?:60|30|7)D/gu)).toHaveLength(3);
    const token = url.split('/').at(-1) ?? '';
    const forged = `${token.slice(0, 30)}${token[30] === 'A' ? 'B' : 'A'}${token.slice(31)}`;
    const refused = await api.ask(downloadCalendar, { params: { token: forged } });
    expect(refused.statusCode).toBe(404);
    await api.db.update(domiciliations).set({ closedAt: api.clock() });
    expect((await api.app.inject({ method: 'GET', url })).statusCode).toBe(404);
  });
});

describe('a client’s warnings', () => {
  test.each([
    [61, null],
    [60, 'upcoming'],
    [30, 'warning'],
    [7, 'critical'],
    [0, 'critical'],
    [-1, 'expired'],
    [-400, 'expired'],
  ] as const)('%i days before the end: %s', async (daysLeft, status) => {
    await insertDomiciled(api, client, { daysLeft });
    const { data, meta } = await warnings();
    expect(data.map((each) => [each.status, each.days_left])).toEqual(
      status === null ? [] : [[status, daysLeft]],
    );
    const none = { upcoming: 0, warning: 0, critical: 0, expired: 0 };
    expect(meta.counts).toEqual(status === null ? none : { ...none, [status]: 1 });
  });

  test('follow the thresholds of the settings', async () => {
    await insertDomiciled(api, client, { daysLeft: 40 });
    const key = 'warnings';
    const thresholds = { upcoming: 90, warning: 45, critical: 10 };
    const [before] = await api.db.select().from(settings).where(eq(settings.key, key));
    await api.db
      .insert(settings)
      .values({ key, value: thresholds })
      .onConflictDoUpdate({ target: settings.key, set: { value: thresholds } });
    expect((await warnings()).data[0]?.status).toBe('warning');
    await api.db.delete(settings).where(eq(settings.key, key));
    if (before !== undefined) await api.db.insert(settings).values(before);
    expect((await warnings()).data[0]?.status).toBe('upcoming');
  });

  test("are the client's own, are counted whatever the filter, and include generated ones", async () => {
    const far = await insertDomiciled(api, client);
    await insertDomiciled(api, client, { daysLeft: 4 });
    await insertDomiciled(api, client, { daysLeft: -2 });
    await insertDomiciled(api, client, { daysLeft: -2, closedAt: api.clock() });
    await insertDomiciled(api, other, { daysLeft: 4 });
    const generated = { domiciliationId: far.id, status: 'critical', daysLeft: 3 } as const;
    await api.db.insert(generatedWarnings).values(generated);
    const { data, meta } = await warnings();
    expect(data.map(({ days_left, generated: made }) => [days_left, made])).toEqual([
      [-2, false],
      [3, true],
      [4, false],
    ]);
    expect(data[1]).toMatchObject({ domiciliation_id: far.id, end_date: '2026-11-24' });
    expect(meta).toMatchObject({ total: 3, counts: { critical: 2, expired: 1 } });
    const expired = await warnings({ status: 'expired' });
    expect([expired.data.length, expired.meta.total, expired.meta.counts['critical']]).toEqual([
      1, 1, 2,
    ]);
    const first = await warnings({ per_page: 2 });
    const rest = await warnings({ per_page: 2, cursor: first.meta.next_cursor });
    expect(rest.data.map(({ days_left }) => days_left)).toEqual([4]);
    expect((await warnings({ cursor: 'last', per_page: 1 })).data[0]?.days_left).toBe(4);
  });
});

const one = async (id: string) =>
  (await api.ask(getClientDomiciliation, { token: client.token, params: { id } })).json<{
    data: RenewableDomiciliation;
  }>().data;

describe('the details of a domiciliation', () => {
  test('offer every duration, each with its price and its last day', async () => {
    const { id } = await insertDomiciled(api, client, { endDate: '2027-08-31' });
    const { renewal_offers: offers, unpaid_renewal: unpaid } = await one(id);
    expect(offers.map((offer) => [offer.duration_months, offer.end_date, offer.total])).toEqual([
      [6, '2028-02-29', 864],
      [12, '2028-08-31', 1728],
      [18, '2029-02-28', 2592],
      [24, '2029-08-31', 3456],
      [30, '2030-02-28', 4320],
      [36, '2030-08-31', 5184],
      [48, '2031-08-31', 6912],
    ]);
    expect(offers[0]).toMatchObject({ subtotal: 720, vat: 144 });
    expect(unpaid).toBeNull();
  });

  test('show an unpaid renewal, and offer none after a closure', async () => {
    const { id } = await insertDomiciled(api, client);
    const payload = { domiciliation_id: id };
    const renewed = await api.ask(renewDomiciliation, { token: client.token, payload });
    const { bill } = renewed.json<{ data: Renewal }>().data;
    expect((await one(id)).unpaid_renewal).toEqual({ id: bill.id, number: bill.number, due: 1728 });
    await api.db.update(domiciliations).set({ closedAt: api.clock() });
    expect(await one(id)).toMatchObject({ status: 'closed', renewal: null, renewal_offers: [] });
  });
});
