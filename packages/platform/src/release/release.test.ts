import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import {
  areaDescriptorSchema,
  areaForPath,
  filesOfPage,
  foldPath,
  isCompatible,
  parseReleaseManifest,
  patternOfPage,
  PLATFORM_API,
  retryAddress,
  withoutRetry,
} from './index.ts';

const area = {
  id: 'ordering',
  version: '1.0.0-abc',
  requires: { platformApi: `^${PLATFORM_API}` },
  entry: '/mfe/ordering/1.0.0-abc/remoteEntry.ordering.js',
  mounts: ['/negative-certificate'],
  roles: [],
  enabled: true,
  timeoutMs: 8000,
};
const manifest = {
  schema: 1,
  release: 'r1',
  platformApi: PLATFORM_API,
  shell: { version: '1.0.0-abc', mounts: [] },
  areas: [area],
};

describe('the release manifest', () => {
  it('drops an invalid area and keeps the others', () => {
    const bad = { ...area, id: 'bad', entry: 'https://elsewhere.example/x.js' };
    const read = parseReleaseManifest({ ...manifest, areas: [bad, area, null, { id: 'none' }] });
    expect(read.manifest.areas.map(({ id }) => id)).toEqual(['ordering']);
    expect(read.manifest.dropped).toEqual([
      { id: 'bad', mounts: ['/negative-certificate'] },
      { id: '?', mounts: [] },
      { id: 'none', mounts: [] },
    ]);
    expect(read.reasons[0]).toMatch(/^Area bad dropped: .*entry/s);
  });

  it('can be read from a page, into which the edge has written its parsed form', () => {
    const [bad, edges] = [
      { ...area, timeoutMs: 'soon' },
      { ...manifest, areas: [] },
    ];
    const { manifest: told } = parseReleaseManifest({ ...edges, areas: [bad] });
    expect(parseReleaseManifest(JSON.parse(JSON.stringify(told)))).toEqual({
      manifest: told,
      reasons: [],
    });
    expect(parseReleaseManifest(edges).manifest).not.toHaveProperty('dropped');
  });

  it.each([undefined, {}, { ...manifest, schema: 2 }])('refuses an unknown envelope', (json) => {
    expect(() => parseReleaseManifest(json)).toThrow(/invalid|expected/i);
  });
});

describe('a script that failed', () => {
  const entry = '/mfe/ordering/1.2.3/remoteEntry.ordering.js';

  it('is requested again in another folder, which the server maps to the original address', () => {
    const again = retryAddress(entry, 2);
    expect(again).toBe('/mfe/ordering/1.2.3/retry-2/remoteEntry.ordering.js');
    expect(withoutRetry(again)).toBe(entry);
  });

  it.each([entry, '/mfe/retry-1/1.2.3/style.css', '/retry-1/x', '/a?b=/mfe/a/1/retry-1/x'])(
    '%s repeats nothing',
    (address) => expect(withoutRetry(address)).toBe(address),
  );
});

describe('the area of a path', () => {
  const areas = [
    { id: 'marketing', mounts: ['/', '/services/*'] },
    { id: 'client', mounts: ['/client-dashboard/*'] },
    { id: 'special', mounts: ['/services/offline/*'] },
  ];

  it.each([
    ['/', 'marketing'],
    ['/services', 'marketing'],
    ['/services/', 'marketing'],
    ['/services/pilotage', 'marketing'],
    ['/services/offline/x', 'special'],
    ['/client-dashboard', 'client'],
    ['/client-dashboard/orders/1', 'client'],
    ['/client-dashboards', undefined],
    ['/other', undefined],
  ])('%s → %s', (path, id) => {
    expect(areaForPath(areas, path)?.id).toBe(id);
  });
});

describe('the files of a page', () => {
  const pages = {
    '/orders/new': ['new.js'],
    '/orders/:id': ['one.js'],
    '/blog/*': ['list.js', 'one.js'],
    '/feed.xml': ['feed.js'],
  };

  it.each([
    ['/orders/new', ['new.js']],
    ['/orders/new/', ['new.js']],
    ['/orders/7', ['one.js']],
    ['/orders', []],
    ['/orders/7/bill', []],
    ['/blog', ['list.js', 'one.js']],
    ['/blog/a/b', ['list.js', 'one.js']],
    ['/Orders/New', ['new.js']],
    ['/feed.xml', ['feed.js']],
    ['/feedxxml', []],
    ['/', []],
  ])('%s → %j, of the page that the router shows', (path, needed) => {
    expect(filesOfPage({ pages }, path)).toEqual(needed);
    const routes = Object.keys(pages).map((pattern) => ({ path: pattern }));
    expect(matchRoutes(routes, path)?.[0]?.route.path).toBe(patternOfPage({ pages }, path));
  });

  it('a release that does not state its pages has none', () => {
    expect(filesOfPage({}, '/orders/new')).toEqual([]);
  });
});

describe('the version gate', () => {
  it.each([
    [PLATFORM_API, true],
    [`^${PLATFORM_API}`, true],
    ['^2.0.0', false],
    ['>=999.0.0', false],
    ['no range', false],
  ])('an area that needs %s: %s', (platformApi, expected) => {
    expect(isCompatible({ requires: { platformApi } }, PLATFORM_API)).toBe(expected);
  });

  it('compares with the platform API that it is given', () => {
    const newer = { requires: { platformApi: '^4.0.0' } };
    expect(isCompatible(newer, '4.1.0')).toBe(true);
    expect(isCompatible(newer, 'no version')).toBe(false);
  });
});

describe('the descriptor of an area', () => {
  const { version: _, entry: _entry, enabled: _enabled, ...said } = area;
  const descriptor = { ...said, title: 'Commander', prerender: ['/negative-certificate'] };

  it.each([[undefined], [['package']], [['package', 'etape_2']]])(
    'may have live queries, which change what a page shows: %j',
    (liveQueries) => {
      expect(areaDescriptorSchema.parse({ ...descriptor, liveQueries })).toMatchObject(descriptor);
    },
  );

  it.each([[[]], [['']], [['a=b']], [['2']], ['package']])(
    'but not the live queries %j',
    (liveQueries) => {
      expect(areaDescriptorSchema.safeParse({ ...descriptor, liveQueries }).success).toBe(false);
    },
  );

  it('may have aliases of its pages, and a "not found" page', () => {
    const more = {
      aliases: { '/certificat': '/negative-certificate' },
      notFound: { '/guides/*': '/guides/introuvable' },
    };
    const mounts = [...descriptor.mounts, '/guides/*'];
    expect(areaDescriptorSchema.parse({ ...descriptor, mounts, ...more })).toMatchObject(more);
  });

  it.each([
    ['an alias of a page that does not exist', { aliases: { '/certificat': '/certificate' } }],
    ['a page as an alias', { aliases: { '/negative-certificate': '/negative-certificate' } }],
    ['an alias that is not normalized', { aliases: { '/Certificat': '/negative-certificate' } }],
    ['a page outside of the mount', { notFound: { '/guides/*': '/introuvable' } }],
    ['a page that is also prerendered', { notFound: { '/guides/*': '/guides/faq' } }],
    ['a mount of another area', { notFound: { '/blog/*': '/blog/introuvable' } }],
  ])('but not %s', (_name, changes) => {
    const mounts = [...descriptor.mounts, '/guides/*'];
    const prerender = [...descriptor.prerender, '/guides/faq'];
    const changed = { ...descriptor, mounts, prerender, ...changes };
    expect(
      areaDescriptorSchema.safeParse({ ...changed, aliases: undefined, notFound: undefined })
        .success,
    ).toBe(true);
    expect(areaDescriptorSchema.safeParse(changed).success).toBe(false);
  });
});

describe('the normalized form of a path', () => {
  it.each([
    ['/services/Formation%20&%20Stage', '/services/formation-stage'],
    ['/services/formation-&-stage/', '/services/formation-stage'],
    ['/services/Cr%C3%A9ation%20de%20soci%C3%A9t%C3%A9', '/services/creation-de-societe'],
    ['/services/a%2Fb', '/services/a-b'],
    ['/', ''],
  ])('%s is %s', (path, folded) => {
    expect(foldPath(path)).toBe(folded);
  });

  it('is undefined for a path that cannot be decoded', () => {
    expect(foldPath('/services/%E0%A4%A')).toBeUndefined();
  });
});
