import { getAdminWebVitals, reportWebVitals, type AdminWebVitals } from '@tassis/contracts';
import { expect, test } from 'vitest';
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
