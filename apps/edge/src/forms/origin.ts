import type { FastifyRequest } from 'fastify';

/** Whether the browser says that another site sent this form (CSRF). A browser that sends neither header is trusted. */
export function isForeign(request: FastifyRequest, siteUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  const host = URL.parse(origin)?.host;
  return host !== request.host && host !== new URL(siteUrl).host;
}

/** The page of this site that a request came from, without its query; else the home page. */
export function pageBefore(request: FastifyRequest): string {
  const before = URL.parse(request.headers.referer ?? '');
  if (before?.host !== request.host || before.pathname.startsWith('/api/')) return '/';
  return localPath(before.pathname);
}

/** A path of this site, or the home page for anything that could lead elsewhere. */
export function localPath(path: unknown): string {
  return typeof path === 'string' && /^\/(?![/\\])[\w/.%&'()+,:;=@~-]*$/.test(path) ? path : '/';
}

/** A path as the value of a query, its slashes left readable. */
export function asQuery(path: string): string {
  return encodeURIComponent(path).replaceAll('%2F', '/');
}
