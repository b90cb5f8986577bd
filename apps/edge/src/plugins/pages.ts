import { mountForPath } from '@tassis/platform/release';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { acceptsBrotli } from '../pages/accepts-brotli.ts';
import { countDocument } from '../health/count-document.ts';
import type { HealthCounter } from '../health/health-counter.ts';
import type { Page } from '../pages/page.ts';
import { isLive } from '../pages/public-pages.ts';
import { contentSecurityPolicy } from '../answers/security-headers.ts';
import type { OpenPreview } from '../previews/open-preview.ts';
import { asksForPreview } from '../previews/preview-words.ts';
import type { Visit, Visits } from '../variants/visits.ts';

interface PagesOptions {
  visits: Visits;
  openPreview: OpenPreview;
  /** Where views are counted. */
  counter: Pick<HealthCounter, 'countView'>;
  /** Other origins that the pages may call. */
  connectOrigins: readonly string[];
  /** The address under which the public knows this site. */
  siteUrl: string;
}

/**
 * Every path of the site answers its page; an unknown path is redirected home, and a path that cannot be a page's is a 404.
 */
export const pages: FastifyPluginCallback<PagesOptions> = (app, options, done) => {
  const { visits, openPreview, counter, connectOrigins, siteUrl } = options;
  app.get('/*', async (request, reply) => {
    if (asksForPreview(request.url)) return openPreview(request, reply);
    const visit = await visits.ofPage(request);
    if (visit === undefined) return unavailable(reply);
    const { release, sitePages } = visit;
    // Before all answers: a redirect that is cached for everybody must not have one visitor's cookie.
    if (visit.shows !== 'live' || visit.cookie !== undefined) reply.headers(visit.headers);
    if (visit.cookie !== undefined) reply.header('set-cookie', visit.cookie);
    // Parsed with an origin in front: a path such as `//` alone would be taken for a host.
    const { pathname, search } = URL.parse(`http://site${request.url}`) ?? {
      pathname: '//',
      search: '',
    };
    const canonical = release.addresses.canonical(pathname);
    // Not cached by browsers, because the next release may have a page at this path.
    if (canonical !== undefined)
      return reply.headers(visit.headers).redirect(canonical + search, 301);
    if (isFile(pathname)) return notFound(reply);
    if (!release.hasPage(pathname))
      return isForPrograms(pathname) ? notFound(reply) : reply.redirect('/', 302);
    if (pathname !== '/' && pathname.endsWith('/'))
      return reply.redirect(pathname.replace(/\/+$/, '') + search, 308);
    // The frame shows the error; the 503 makes search engines come back later.
    if (release.isClosed(pathname)) reply.code(503).header('retry-after', '3600');
    const shown = release.addresses.shown(pathname);
    const publicPage = release.publicPages.get(shown);
    if (publicPage?.isNotFound) reply.code(404);
    // robots.txt only stops crawlers from fetching the page; `noindex` stops search engines from listing its URL.
    if (mountForPath([{ mounts: [...release.privateMounts] }], pathname))
      reply.header('x-robots-tag', 'noindex');
    const isDrawn = isLive(publicPage, search);
    // A frame has no content: for search engines its canonical page is the rendered one.
    if (isDrawn) reply.header('link', `<${siteUrl}${pathname}>; rel="canonical"`);
    const page = await (isDrawn ? sitePages.frameAt : sitePages.at)(release, shown);
    const { scriptHashes } = page;
    reply.header(
      'content-security-policy',
      contentSecurityPolicy({ connectOrigins, scriptHashes }),
    );
    if (visit.shows !== 'preview')
      countDocument(counter, request, { manifest: release.manifest, pathname });
    return sendPage(request, reply, { page, visit });
  });
  done();
};

function isFile(pathname: string): boolean {
  return /\.[a-z0-9]{2,12}$/i.test(pathname);
}

/** Whether a path is requested by programs, not by people: probes, misspelt API paths, hidden and well-known files. */
function isForPrograms(pathname: string): boolean {
  return /^\/(?:docs|health|healthz|livez|metrics|mfe|readyz)(?:\/|$)|\/\./.test(pathname);
}

function notFound(reply: FastifyReply) {
  return reply.code(404).type('text/plain; charset=utf-8').send('Introuvable\n');
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, visit }: { page: Page; visit: Visit },
) {
  reply.headers({
    ...visit.headers,
    'content-type': 'text/html; charset=utf-8',
    etag: `W/${page.etag}`, // weak: the same page in two encodings
  });
  const known = reply.statusCode === 200 ? request.headers['if-none-match'] : undefined;
  if (known === '*' || known?.includes(page.etag)) return reply.code(304).send();
  if (!acceptsBrotli(request.headers['accept-encoding'])) return reply.send(page.html);
  return reply.header('content-encoding', 'br').send(page.brotli);
}

function unavailable(reply: FastifyReply) {
  return reply
    .code(503)
    .header('retry-after', '5')
    .type('text/plain; charset=utf-8')
    .send('Le site est en cours de publication. Réessayez dans quelques secondes.\n');
}
