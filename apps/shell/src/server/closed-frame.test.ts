// @vitest-environment node
import { PLATFORM_API, type ReleaseManifest } from '@tassis/platform/release';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderFrame, setUp } from './index.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('The API is down')));
  setUp({ apiBaseUrl: 'http://api.example', siteUrl: 'https://site.example' });
});
afterEach(() => vi.unstubAllGlobals());

function manifestWith(changes: Partial<ReleaseManifest>, enabled = true): ReleaseManifest {
  const area = {
    id: 'ordering',
    version: '1.0.0',
    requires: { platformApi: `^${PLATFORM_API}` },
    entry: '/mfe/ordering/1.0.0/remoteEntry.ordering.js',
    mounts: ['/domiciliation/*'],
    roles: [],
    timeoutMs: 8000,
  };
  return {
    schema: 1,
    release: 'r',
    platformApi: PLATFORM_API,
    shell: { version: '1.0.0', mounts: [] },
    areas: [{ ...area, enabled }],
    ...changes,
  };
}

const dropped = [{ id: 'ordering', mounts: ['/domiciliation/*'] }];

it.each([
  ['a disabled area', manifestWith({}, false)],
  ['an area whose entry is invalid', manifestWith({ areas: [], dropped })],
])('the frame around a page of %s says so without script, too', async (_what, manifest) => {
  const { head, body } = await renderFrame('/domiciliation', undefined, manifest);
  expect(head).toContain('<title>Cette partie du site est fermée pour le moment');
  expect(body).toMatch(
    /<noscript>.*<h1>Cette partie du site est fermée.*href="\/contact".*href="\/".*<\/noscript>/,
  );
  expect(body).not.toContain('a besoin de JavaScript. Activez-le');
});

it('the frame around any other page says that it needs script', async () => {
  const { body } = await renderFrame('/domiciliation', undefined, manifestWith({}));
  expect(body).toContain('a besoin de JavaScript. Activez-le');
  expect(body).not.toContain('fermée');
});
