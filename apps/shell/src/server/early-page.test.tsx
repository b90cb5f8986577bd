// @vitest-environment node
import { defineArea } from '@tassis/platform';
import type { ReleaseManifest } from '@tassis/platform/release';
import { useParams } from '@tassis/platform/router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderEarly, setUp } from './index.tsx';

const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  setUp({ apiBaseUrl: 'http://api.example', siteUrl: 'https://site.example' });
});
afterEach(() => vi.unstubAllGlobals());

function Order() {
  return <h1>Order {useParams()['id']}</h1>;
}

const area = defineArea({
  id: 'orders',
  routes: [
    { path: '/orders', element: null, handle: { leadsTo: '/orders/list' } },
    { path: '/orders/list/:state?', element: <h1>All orders</h1> },
    { path: '/orders/order/:id', Component: Order },
  ],
});
const entry = { version: '1', entry: '/mfe/orders/1/x.js', mounts: ['/orders/*'], enabled: true };
// The part of a manifest that is read.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const manifest = {
  areas: [{ ...entry, id: 'orders', roles: ['admin'] }],
} as unknown as ReleaseManifest;
const early = (path: string) =>
  renderEarly({ manifest, path, area: { id: 'orders', exports: { area } } });

it("shows a page's texts before any request to the API", async () => {
  const { body, answers } = await early('/orders/list');
  expect(body).toContain('<h1>All orders</h1>');
  expect(body).toContain('Chargement'); // for people who may not enter
  expect(answers).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
});

it('shows the target of a page that redirects', async () => {
  expect((await early('/orders')).body).toContain('<h1>All orders</h1>');
});

it.each(['/orders/order/-', '/orders/list/-'])(
  'a page with parameters in its path shows no texts yet: %s',
  async (path) => {
    expect((await early(path)).body).not.toContain('<h1>');
  },
);

/** Whether the page is shown early in a browser with this storage. */
async function isShown(session: boolean, stored: { cookie?: string; locale?: string }) {
  const { headScript = '' } = await early('/orders/list');
  const dataset: Record<string, string> = session ? { session: '' } : {};
  const document = { documentElement: { dataset }, cookie: stored.cookie ?? '' };
  const getItem = (key: string) => (key === 'locale' ? (stored.locale ?? null) : null);
  // Runs the script of the document.
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func
  const run: unknown = new Function('document', 'localStorage', headScript);
  if (typeof run === 'function') Reflect.apply(run, undefined, [document, { getItem }]);
  return 'early' in dataset;
}

const cookie = 'token=x; userRole=admin';
it.each([
  ['who may enter', { cookie }],
  ['a person who may enter and reads French', { cookie, locale: 'fr' }],
])('is shown to %s', async (_who, stored) => {
  expect(await isShown(true, stored)).toBe(true);
});

it.each([
  ['who reads English', { cookie, locale: 'en' }],
  ['another role', { cookie: 'token=x; userRole=client' }],
  ['a role whose name has the same beginning', { cookie: 'token=x; userRole=administrator' }],
])('is not shown to %s', async (_who, stored) => {
  expect(await isShown(true, stored)).toBe(false);
});

it('is not shown once the session is over', async () => {
  expect(await isShown(false, { cookie })).toBe(false);
});
