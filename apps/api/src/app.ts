import fastify, { LogController, type FastifyInstance } from 'fastify';
import { DEFAULT_BODY_LIMIT } from '@tassis/contracts';
import type { Dependencies } from './dependencies.ts';
import { answerClientError } from './http/client-error.ts';
import { traceRequests } from '@tassis/settings/tracing';
import { readJsonBodies } from './http/json-body.ts';
import { registerRoutes } from './http/register-routes.ts';
import { changeOnce } from './idempotency/change-once.ts';
import { loggerOptions, type LogStream } from './logger.ts';
import { allRoutes } from './modules/index.ts';
import { authentication } from './plugins/authentication.ts';
import { cardSandbox } from './plugins/card-sandbox.ts';
import { compression } from './plugins/compression.ts';
import { crossOrigin } from './plugins/cross-origin.ts';
import { documentation } from './plugins/documentation.ts';
import { errorHandler, sendError } from './plugins/error-handler.ts';
import { etag } from './plugins/etag.ts';
import { largeBodies } from './plugins/large-bodies.ts';
import { metrics } from './plugins/metrics.ts';
import { outbox } from './plugins/outbox.ts';
import { pressure } from './plugins/pressure.ts';
import { rateLimit } from './plugins/rate-limit.ts';
import { requestId, getRequestId } from './plugins/request-id.ts';
import { requestLog } from './plugins/request-log.ts';
import { securityHeaders } from './plugins/security-headers.ts';

/** Long enough to upload a whole order with its documents over a slow mobile connection. */
const REQUEST_TIMEOUT_MS = 120_000;
const CONNECTION_TIMEOUT_MS = 60_000;
/** Longer than the edge keeps its connections open, so that the edge never writes into one that this server is closing. */
const KEEP_ALIVE_MS = 72_000;
/** The longest path parameter is an Idempotency-Key (`GET /client/orders/by-key/{key}`). */
const PARAMETER_LENGTH_MAX = 255;

/** The API, ready to listen or to be asked by `inject`. Throws when routes and contracts differ. */
export async function buildApp(
  deps: Dependencies,
  { logStream }: { logStream?: LogStream } = {},
): Promise<FastifyInstance> {
  const isProduction = deps.config.environment === 'production';
  const app = fastify({
    logger: loggerOptions(deps.config, logStream),
    // `requestLog` writes one line per request.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    genReqId: getRequestId,
    requestIdHeader: false,
    trustProxy: [...deps.config.trustedProxies],
    bodyLimit: DEFAULT_BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    // What still comes over an open connection while this process ends is answered as ever, and the connection closed.
    return503OnClosing: false,
    routerOptions: { maxParamLength: PARAMETER_LENGTH_MAX },
    frameworkErrors: sendError,
    clientErrorHandler: answerClientError,
  });
  traceRequests(app, { isEntry: false });
  // Plugins run in this order for each request: request id, security headers, load shedding, rate limit, authentication.
  await app.register(errorHandler);
  await app.register(requestId);
  await app.register(securityHeaders, { isProduction });
  await app.register(crossOrigin, { origins: deps.config.corsOrigins });
  const { eventLoopDelayMaxMs: delayMaxMs } = deps.config;
  await app.register(pressure, { delayMaxMs, pool: deps.pool });
  await app.register(rateLimit, { throttles: deps.throttles });
  const { staffNeedSecondFactor } = deps.config;
  await app.register(authentication, { sessions: deps.sessions, staffNeedSecondFactor });
  await app.register(largeBodies);
  await app.register(requestLog);
  await app.register(metrics, { db: deps.db, pool: deps.pool, log: app.log });
  await app.register(etag);
  await app.register(compression);
  await app.register(documentation, { isProduction });
  if (!isProduction) await app.register(outbox, { db: deps.db, siteUrl: deps.config.siteUrl });
  const { card } = deps.config;
  if (card !== null && 'sandbox' in card) {
    await app.register(cardSandbox, { db: deps.db, clock: deps.clock, secret: card.secrets[0] });
  }
  readJsonBodies(app);
  registerRoutes(
    app,
    allRoutes(deps).map((route) => changeOnce(deps, route)),
  );
  app.addHook('onListen', () => deps.live.listen(app.log));
  // Streams never end by themselves: they are closed before Fastify waits for open requests.
  app.addHook('preClose', () => deps.live.close());
  await app.ready();
  return app;
}
