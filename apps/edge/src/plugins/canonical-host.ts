import fastifyPlugin from 'fastify-plugin';
import { isApiPath } from '../answers/api-path.ts';
import { Refusal } from '../answers/refusal.ts';
import { apiAnswerHeaders } from '../answers/security-headers.ts';

interface CanonicalHostOptions {
  /** The address under which the public knows this site. */
  siteUrl: string;
}

/** A monitor calls a machine by its IP address, not by the name of the site; a redirect would lose its token. */
const monitoredPaths = new Set([
  '/api/health/live',
  '/api/health/ready',
  '/health/live',
  '/health/ready',
  '/metrics',
]);

/**
 * The site has one address: a request under another host is redirected there, so that search engines,
 * cookies and links know one site. A request that is no GET or HEAD cannot be redirected and is refused.
 */
export const canonicalHost = fastifyPlugin<CanonicalHostOptions>((app, { siteUrl }, done) => {
  const { origin, host, protocol } = new URL(siteUrl);
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    // Parsed as a URL, so that upper case and the default port make no difference.
    const asked = URL.parse(`${protocol}//${request.host}`)?.host;
    if (asked === host || monitoredPaths.has(path)) return;
    if (!['GET', 'HEAD'].includes(request.method)) throw new Refusal('malformed_request');
    // An absolute URL instead of a path (`GET http://other/`) is redirected to the home page.
    const to = origin + (request.url.startsWith('/') ? request.url : '/');
    // Not cached by browsers, because the address of the site may change.
    reply.headers({ ...(isApiPath(path) ? apiAnswerHeaders : {}), 'cache-control': 'no-cache' });
    await reply.redirect(to, 308);
  });
  done();
});
