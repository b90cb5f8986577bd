import fastifyPlugin from 'fastify-plugin';

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "frame-src 'none'",
  "worker-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Headers of every answer of the site itself; the API sends its own. */
export const securityHeaders = fastifyPlugin((app, _options, done) => {
  app.addHook('onRequest', (request, reply, next) => {
    if (!request.url.startsWith('/api/')) {
      reply.headers({
        'content-security-policy': contentSecurityPolicy,
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
        'cross-origin-opener-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
    }
    next();
  });
  done();
});
