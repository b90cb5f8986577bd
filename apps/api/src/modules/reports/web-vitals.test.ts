import { getAdminWebVitals, reportWebVitals, type AdminWebVitals } from '@tassis/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { webVitals } from '../../database/schema/index.ts';
import { purgeRows } from '../../retention/purge.ts';
import { createTestApi } from '../../testing/create-test-api.ts';

const DAY = 86_400;
const api = await createTestApi();
const page = { page: '/services', app: 'marketing', version: '1.4.0-3f2a9c1b' };
let address = 0;
const report = async (payload: object) => {
  address += 1;
  const remoteAddress = `198.51.100.${address}`;
  return (await api.ask(reportWebVitals, { payload, remoteAddress })).statusCode;
};
const read = async () => {
  const { token } = await api.signIn('admin');
  return (await api.ask(getAdminWebVitals, { token })).json<{ data: AdminWebVitals }>().data;
};

test('three in four visits were no worse, by page and release', async () => {
  for (const lcp of [900, 1100, 1900, 5000])
    expect(await report({ ...page, lcp, cls: 0 })).toBe(204);
  expect(await report({ ...page, inp: 40 })).toBe(204);
  expect(await report({ ...page, version: '1.5.0-1', lcp: 700 })).toBe(204);
  const { days, pages } = await read();
  expect(days).toBe(28);
  expect(pages).toEqual([
    {
      ...page,
      lcp: { p75: 2000, visits: 4 },
      inp: { p75: 44, visits: 1 },
      cls: { p75: 0.00075, visits: 4 },
    },
    { ...page, version: '1.5.0-1', lcp: { p75: 687.5, visits: 1 }, inp: null, cls: null },
  ]);
});

test.each([
  { page: '/client-dashboard/orders/0b2f6a1e' },
  { page: '/salma@example.ma' },
  { page: 'services' },
  { lcp: -1 },
  { email: 'salma@example.ma' },
])('%j is refused', async (wrong) => {
  expect(await report({ ...page, lcp: 1, ...wrong })).toBe(422);
});

const rowsOf = (day: Date) => api.db.$count(webVitals, eq(webVitals.day, day));

/** The statements about web vitals that `work` makes the API send. */
async function statements(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(api.pool, 'query');
  await work();
  const sent = query.mock.calls.map((call) => JSON.stringify(call));
  query.mockRestore();
  return sent.filter((text) => text.includes('web_vitals'));
}

test('a report whose rows are there is one statement, which counts no rows', async () => {
  const visit = { ...page, page: '/partners', lcp: 900, inp: 40, cls: 0 };
  expect(await statements(() => report(visit))).toHaveLength(2);
  const [only = '', ...others] = await statements(() => report(visit));
  expect(others).toEqual([]);
  expect(only).not.toContain('count(');
  const partners = (await read()).pages.find((each) => each.page === '/partners');
  expect([partners?.lcp, partners?.inp, partners?.cls].map((figure) => figure?.visits)).toEqual([
    2, 2, 2,
  ]);
});

test('two hundred reports at once of one page are all counted', async () => {
  const visits = Array.from({ length: 200 }, (_, index) =>
    report({ ...page, page: '/pricing', lcp: 900, cls: 0, ...(index % 2 === 0 && { inp: 40 }) }),
  );
  expect(new Set(await Promise.all(visits))).toEqual(new Set([204]));
  const pricing = (await read()).pages.find((each) => each.page === '/pricing');
  expect([pricing?.lcp?.visits, pricing?.inp?.visits, pricing?.cls?.visits]).toEqual([
    200, 100, 200,
  ]);
});

test('a day that is full takes no new rows, counts in those it has, and asks for their number no more', async () => {
  api.clock.advance(DAY);
  const day = new Date(api.clock().toISOString().slice(0, 10));
  const known = { ...page, lcp: 900, cls: 0 };
  await report(known);
  await api.db
    .insert(webVitals)
    .select(
      sql`SELECT ${day.toISOString()}::date, '/invented/' || n, 'shell', '1', 'lcp', 0, 1 FROM generate_series(1, 19997) n`,
    );
  await report({ ...page, page: '/new', lcp: 900, inp: 40, cls: 0 });
  expect(await rowsOf(day)).toBe(20_000);
  const sent = await statements(() => report({ ...page, page: '/newer', lcp: 900 }));
  expect(sent).toHaveLength(1);
  await report(known);
  const counted = await api.db.$count(
    webVitals,
    and(eq(webVitals.day, day), eq(webVitals.page, page.page), eq(webVitals.visits, 2)),
  );
  expect(counted).toBe(2);
  expect(await rowsOf(day)).toBe(20_000);
  api.clock.advance(DAY);
  await report({ ...page, page: '/newer', lcp: 900 });
  expect(await rowsOf(new Date(day.getTime() + DAY * 1000))).toBe(1);
});

test('nothing of a visitor is kept, and what is kept goes after ninety days', async () => {
  const rows = await api.db.select().from(webVitals);
  expect(JSON.stringify(rows)).not.toContain('198.51.100');
  expect(api.logs.join('')).not.toContain('198.51.100');
  api.clock.advance(28 * DAY);
  expect((await read()).pages).toEqual([]);
  expect(await api.db.$count(webVitals)).toBeGreaterThan(0);
  api.clock.advance(63 * DAY);
  await purgeRows(api.db, api.clock());
  expect(await api.db.$count(webVitals)).toBe(0);
});
