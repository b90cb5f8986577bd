import { expect, it } from 'vitest';
import type { Addresses } from './addresses.ts';
import type { PublicPage } from './public-pages.ts';
import { addWrittenPages, readWrittenPages } from './written-pages.ts';

const marketing = {
  id: 'marketing',
  version: '1',
  requires: { platformApi: '^2.0.0' },
  entry: '/mfe/marketing/1/remoteEntry.marketing.js',
  mounts: ['/blog', '/blog/*'],
  roles: [],
  enabled: true,
  timeoutMs: 8000,
};
const page: PublicPage = { areaId: 'marketing', liveQueries: [], isNotFound: false };
const addresses: Addresses = { canonical: () => undefined, shown: () => '/blog/introuvable' };
const release = {
  manifest: { areas: [marketing] },
  publicPages: new Map([['/blog/statuts', { ...page, lastModified: '2026-01-02' }]]),
  addresses,
};
const articles = (...names: string[]) =>
  readWrittenPages({ data: names.map((name) => ({ name, title: 'x', updated: '2026-11-26' })) });

it('an article that is published is a page of the area that has the blog, with its day', () => {
  const { publicPages, addresses: found } = addWrittenPages(release, articles('ouvrir'));
  expect(publicPages.get('/blog/ouvrir')).toEqual({ ...page, lastModified: '2026-11-26' });
  expect(found.shown('/blog/ouvrir')).toBe('/blog/ouvrir');
  expect(found.shown('/blog/rien')).toBe('/blog/introuvable');
});

it('an article of the release stays at its address', () => {
  const { publicPages } = addWrittenPages(release, articles('statuts'));
  expect(publicPages.get('/blog/statuts')?.lastModified).toBe('2026-01-02');
});
