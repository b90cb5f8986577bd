import fastifyPlugin from 'fastify-plugin';
import { isApiPath } from '../answers/api-path.ts';
import { siteHeaders } from '../answers/security-headers.ts';

interface SecurityHeadersOptions {
  /** Other origins that the pages may call. */
  connectOrigins: readonly string[];
}

/** Headers of every answer of the site itself; the API sends its own. */
export const securityHeaders = fastifyPlugin<SecurityHeadersOptions>(
  (app, { connectOrigins }, done) => {
    const headers = siteHeaders({ connectOrigins });
    app.addHook('onRequest', (request, reply, next) => {
      if (!isApiPath(request.url)) reply.headers(headers);
      next();
    });
    done();
  },
);
