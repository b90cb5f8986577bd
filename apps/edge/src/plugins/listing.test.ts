import Fastify from 'fastify';
import type { ReleasedArea } from '@tassis/platform/release';
import { expect, test } from 'vitest';
import type { PublicPage } from '../pages/public-pages.ts';
import { listing } from './listing.ts';

const area = (id: string, changes: Partial<ReleasedArea>): ReleasedArea => ({
  id,
  version: '1',
  requires: { platformApi: '^2.0.0' },
  entry: `/mfe/${id}/1/remoteEntry.${id}.js`,
  mounts: [],
  roles: [],
  enabled: true,
  timeoutMs: 8000,
  ...changes,
});

const page: PublicPage = { areaId: 'marketing', liveQueries: ['topic'], isNotFound: false };

const released = {
  manifest: {
    schema: 1 as const,
    release: '2026-11-26T08:30:00.000Z',
    platformApi: '1.0.0',
    shell: { version: '1', mounts: ['/login', '/account'] },
    areas: [area('marketing', { mounts: ['/', '/services'] })],
  },
  privateMounts: ['/admin-dashboard/*', '/done', '/account'],
  publicPages: new Map<string, PublicPage>([
    ['/services', { ...page, lastModified: '2026-10-01' }],
    ['/', page],
    ['/news/*', page],
    ['/services/introuvable', { ...page, isNotFound: true }],
  ]),
};

async function get(url: string, isListed = true) {
  const app = Fastify();
  const siteUrl = 'https://tassis.example';
  await app.register(listing, { currentRelease: async () => released, siteUrl, isListed });
  return app.inject(url);
}

const nothing = async () => undefined;

test('the sitemap names the public pages that are released', async () => {
  const { headers, body } = await get('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(['https://tassis.example/', 'https://tassis.example/services']);
});

test('the sitemap says when a page was last changed: its own day, else that of the release', async () => {
  const { body } = await get('/sitemap.xml');
  const days = [...body.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day]) => day);
  expect(days).toEqual(['2026-11-26', '2026-10-01']);
});

test('crawlers are kept from dashboards and the API, and told of the sitemap', async () => {
  expect((await get('/robots.txt')).body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin-dashboard',
    'Disallow: /done',
    'Disallow: /account',
    '',
    'Sitemap: https://tassis.example/sitemap.xml',
    '',
  ]);
});

test('a trial site is hidden whole', async () => {
  const { body } = await get('/robots.txt', false);
  expect(body).toContain('Disallow: /\n');
});

test('with nothing released there is nothing to list', async () => {
  const app = Fastify();
  await app.register(listing, { currentRelease: nothing, siteUrl: 'https://a.ma', isListed: true });
  expect((await app.inject('/sitemap.xml')).body).not.toContain('<url>');
  expect((await app.inject('/robots.txt')).body).toContain('Disallow: /api/\n');
});
