import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { requestIdOf } from './answers/request-id.ts';
import type { EdgeConfig, PageSettings } from './config.ts';
import { followRelease } from './pages/current-release.ts';
import { apiProxy } from './plugins/api-proxy.ts';
import { answerUnreadablePath, errorHandler } from './plugins/error-handler.ts';
import { pages } from './plugins/pages.ts';
import { releaseFiles } from './plugins/release-files.ts';
import { securityHeaders } from './plugins/security-headers.ts';

/** Builds the edge: release files, the API proxy and the pages, on one origin. */
export async function buildEdge(
  config: EdgeConfig,
  { logLevel = 'warn' }: { logLevel?: string } = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    connectionTimeout: 60_000,
    requestTimeout: 60_000,
    trustProxy: config.trustedProxies || false,
    genReqId: requestIdOf,
    requestIdHeader: false,
    frameworkErrors: answerUnreadablePath,
  });
  const currentRelease = followRelease(config.releases, config.settings, (error) => {
    app.log.error({ err: error }, 'release manifest not usable');
  });
  await app.register(errorHandler);
  await app.register(securityHeaders, { connectOrigins: originsOf(config.settings) });
  await app.register(releaseFiles, { releases: config.releases });
  await app.register(apiProxy, { apiOrigin: config.apiOrigin });
  await app.register(pages, { currentRelease });
  return app;
}

function originsOf({ apiBaseUrl, authBaseUrl }: PageSettings): string[] {
  const urls = [apiBaseUrl, authBaseUrl].filter((url) => url !== undefined);
  return [...new Set(urls.map((url) => new URL(url).origin))];
}
