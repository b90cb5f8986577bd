import { parseReleaseManifest, type ReleasedArea } from '@tassis/platform/release';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { composeDocument } from './document.ts';
import { toAddresses } from './addresses.ts';
import type { CurrentRelease } from './current-release.ts';

const main = '/mfe/shell/1/main.js';
const signIn = '/mfe/shell/1/sign-in.js';
const account = '/mfe/shell/1/account.js';

function aRelease(starts?: CurrentRelease['starts']): CurrentRelease {
  return {
    id: 'r',
    canaries: [],
    manifest: {
      schema: 1,
      release: 'r',
      platformApi: '3.0.0',
      shell: { version: '1', mounts: [] },
      areas: [],
    },
    start: [main],
    starts,
    scripts: { [main]: 'sha256-m', [signIn]: 'sha256-s', [account]: 'sha256-a' },
    styles: {},
    entries: {},
    fonts: [],
    boot: '',
    shellFiles: '',
    addresses: toAddresses([]),
    publicPages: new Map(),
    privateMounts: [],
    hasPage: () => true,
    isClosed: () => false,
  };
}

function preloadsAt(mount: string, release: CurrentRelease): string[] {
  const settings = {};
  const { html } = composeDocument({
    release,
    settings,
    area: undefined,
    rendered: undefined,
    mount,
  });
  return [
    ...html.matchAll(/<link rel="modulepreload" fetchpriority="low" crossorigin href="([^"]+)"/g),
  ].map(([, href = '']) => href);
}

describe('a page of the shell’s own', () => {
  const release = aRelease({ '/login': [main, signIn] });

  it('starts with the script that it is in, and with no other', () => {
    expect(preloadsAt('/login', release)).toEqual([main, signIn]);
  });

  it('that is in the app itself starts with the app', () => {
    expect(preloadsAt('/manage-users', release)).toEqual([main]);
  });

  it('of a release that does not tell starts with all scripts', () => {
    expect(preloadsAt('/login', aRelease())).toEqual([main, signIn, account]);
  });
});

it('a text with a tag in it does not end the data that it stands in', () => {
  const settings = { siteUrl: 'A </script><b>' };
  const { html } = composeDocument({
    release: aRelease(),
    settings,
    area: undefined,
    rendered: undefined,
  });
  const [, data = ''] = /id="tassis-settings">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual(settings);
});

function areaAt(id: string, mount: string, roles: ReleasedArea['roles']): ReleasedArea {
  return {
    id,
    version: '1',
    requires: { platformApi: '^3.0.0' },
    entry: `/mfe/${id}/1/remoteEntry.${id}.js`,
    mounts: [mount],
    roles,
    enabled: true,
    timeoutMs: 8000,
  };
}

const startSchema = z.object({
  links: z.array(z.object({ as: z.optional(z.string()), href: z.string() })),
});

/** The files that the app of a page requests. */
const askedFor = (html: string): unknown[] => {
  const [, block = ''] = /id="tassis-start">(.*?)<\/script>/.exec(html) ?? [];
  return startSchema
    .parse(JSON.parse(block))
    .links.filter((link) => link.as === 'fetch')
    .map(({ href }) => href);
};

describe('what a page has besides the entry of its area', () => {
  const orders = areaAt('orders', '/orders/*', []);
  const pageFiles = ['/mfe/orders/1/order-x.js', '/mfe/orders/1/order-x.css'];
  const release: CurrentRelease = {
    ...aRelease(),
    entries: {
      orders: {
        scripts: { [orders.entry]: 'sha256-e' },
        styleIntegrity: undefined,
        hasStyle: true,
        filesOfPage: (pathname) => (pathname === '/orders/order' ? pageFiles : []),
        patternOfPage: () => undefined,
      },
    },
  };
  const parts = { release, settings: {}, area: orders, rendered: undefined };
  const statement = '/mfe/orders/1/integrity.json';

  it('is asked for with it, on a public page and in a frame', () => {
    const publicPage = composeDocument({ ...parts, path: '/orders/order' });
    const frame = composeDocument({ ...parts, mount: '/orders/*', pageFiles });
    expect(askedFor(publicPage.html)).toEqual([statement, ...pageFiles]);
    expect(askedFor(frame.html)).toEqual([statement, ...pageFiles]);
  });

  it.each([
    [true, ['/mfe/orders/1/style.css']],
    [false, []],
  ])('the styles of the area’s own script, where it has any: %s', (hasStyle, styles) => {
    const [entry] = Object.values(release.entries);
    const entries = entry ? { orders: { ...entry, hasStyle } } : {};
    const given = { ...parts, release: { ...release, entries }, mount: '/orders/*' };
    const { html } = composeDocument(given);
    const links = [...html.matchAll(/<link rel="stylesheet" href="(\/mfe\/orders[^"]+)"/g)];
    expect(links.map(([, href]) => href)).toEqual(styles);
  });

  it('is nothing where the release states nothing of the page', () => {
    expect(askedFor(composeDocument({ ...parts, path: '/orders' }).html)).toEqual([statement]);
  });
});

describe('the areas in a page', () => {
  const services = areaAt('marketing', '/services/*', []);
  const others = (count: number, roles: ReleasedArea['roles']) =>
    Array.from({ length: count }, (_, n) => areaAt(`area-${n}`, `/area-${n}/*`, roles));
  const areaList = { href: '/mfe/pages/a1b2/areas.json', integrity: 'sha256-list' };

  function composePage(
    areas: ReleasedArea[],
    parts: Partial<Parameters<typeof composeDocument>[0]> = { areaList },
  ) {
    const release = aRelease();
    const { html } = composeDocument({
      release: { ...release, manifest: { ...release.manifest, areas } },
      settings: {},
      area: services,
      rendered: undefined,
      ...(parts.mount === undefined && { path: '/services' }),
      ...parts,
    });
    const [, block = ''] = /id="tassis-release">(.*?)<\/script>/.exec(html) ?? [];
    return { html, manifest: parseReleaseManifest(JSON.parse(block)).manifest };
  }

  it.each([
    ['that anybody may enter', []],
    ['with roles', ['admin' as const]],
  ])('are its own: a hundred others %s add no byte', (_what, roles) => {
    const { html, manifest } = composePage([...others(1, roles), services]);
    expect(manifest).toMatchObject({
      areas: [services],
      guardedAreas: areaList.href,
      areasIntegrity: areaList.integrity,
    });
    expect(composePage([...others(100, roles), services]).html).toBe(html);
  });

  it('are the same in a frame, and none where the page is the shell’s', () => {
    const own = areaAt('orders', '/orders/*', ['client']);
    const areas = [own, services, ...others(100, ['client'])];
    const frame = { areaList, area: own, mount: '/orders/*' };
    const { html, manifest } = composePage([own, services], frame);
    expect(manifest.areas).toEqual([own]);
    expect(composePage(areas, frame).html).toBe(html);
    expect(composePage(areas, { areaList, area: undefined }).manifest.areas).toEqual([]);
  });

  it('are all of them where nothing says where the others are', () => {
    const areas = [services, ...others(3, [])];
    const { manifest } = composePage(areas, {});
    expect(manifest.areas).toEqual(areas);
    expect(manifest.guardedAreas).toBeUndefined();
  });

  it('are also those below its paths, which would else be taken for pages of that area', () => {
    const below = areaAt('reports', '/services/reports/*', ['admin']);
    const deeper = areaAt('charts', '/services/reports/charts', ['admin']);
    const areas = [deeper, services, below, ...others(1, [])];
    expect(composePage(areas).manifest.areas).toEqual([deeper, services, below]);
  });
});

it('a script that the page brings runs in the head, and the policy allows it', () => {
  const rendered = { head: '', body: '<h1>Page</h1>', answers: [], headScript: 'early()' };
  const parts = { release: aRelease(), settings: {}, area: undefined, path: '/' };
  const { html, scriptHashes } = composeDocument({ ...parts, rendered });
  expect(html.indexOf('<script>early()</script>')).toBeLessThan(html.indexOf('</head>'));
  const plain = composeDocument({ ...parts, rendered: { ...rendered, headScript: undefined } });
  expect(plain.html).toBe(html.replace('<script>early()</script>', ''));
  expect([plain.scriptHashes.length, scriptHashes.length]).toEqual([2, 3]);
});
