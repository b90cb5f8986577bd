import type { FastifyPluginCallback } from 'fastify';
import type { CurrentRelease } from '../pages/current-release.ts';

/** What is listed of a release. */
type Listed = Pick<CurrentRelease, 'manifest' | 'publicPages' | 'privateMounts'>;

interface ListingOptions {
  currentRelease: () => Promise<Listed | undefined>;
  /** The address under which the public knows this site. */
  siteUrl: string;
  /** Whether search engines may list its pages. */
  isListed: boolean;
}

/** What search engines read first: `robots.txt` and `sitemap.xml`, of what is released now. */
export const listing: FastifyPluginCallback<ListingOptions> = (app, options, done) => {
  const { currentRelease, siteUrl, isListed } = options;
  app.get('/robots.txt', async (_request, reply) => {
    const hidden = isListed ? privatePaths(await currentRelease()) : ['/'];
    return reply
      .header('cache-control', cacheControl)
      .type('text/plain; charset=utf-8')
      .send(robots(hidden, siteUrl));
  });
  app.get('/sitemap.xml', async (_request, reply) => {
    const pages = publicPages(await currentRelease());
    return reply
      .header('cache-control', cacheControl)
      .type('application/xml; charset=utf-8')
      .send(sitemap(pages.map(({ path, ...page }) => ({ ...page, address: siteUrl + path }))));
  });
  done();
};

/** The rendered pages with a single path, and the day of their last change; pages below a `/*` are unknown here. */
function publicPages(release: Listed | undefined) {
  const released = release?.manifest.release.slice(0, '2026-11-26'.length);
  return [...(release?.publicPages ?? [])]
    .filter(([path, { isNotFound }]) => !path.endsWith('*') && !isNotFound)
    .map(([path, { lastModified = released }]) => ({ path, lastModified }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

const cacheControl = 'public, max-age=300';

/** Paths that crawlers must not fetch: private pages, and the API. */
function privatePaths(release: Listed | undefined): string[] {
  const mounts = release?.privateMounts ?? [];
  return ['/api/', ...mounts.map((mount) => mount.replace(/\/\*$/, ''))];
}

function robots(hidden: readonly string[], siteUrl: string): string {
  const rules = ['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`)];
  return `${[...rules, '', `Sitemap: ${siteUrl}/sitemap.xml`].join('\n')}\n`;
}

function sitemap(pages: readonly { address: string; lastModified: string | undefined }[]): string {
  const entries = pages.map(({ address, lastModified }) => {
    const day = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
    return `<url><loc>${address.replaceAll('&', '&amp;')}</loc>${day}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
