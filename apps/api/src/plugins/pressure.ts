import underPressure from '@fastify/under-pressure';
import { createOrder } from '@tassis/contracts';
import { preferredLocale } from '@tassis/messages';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Pool } from 'pg';
import { errorBody } from '../http/error-answer.ts';
import { HttpError } from '../http/http-error.ts';
import { numberLine } from '../references/counter.repository.ts';

type Options = {
  /** The event loop delay in ms above which requests are refused; 0: none is refused, for whatever reason. */
  delayMaxMs: number;
  pool: Pool;
};

const RETRY_AFTER_SECONDS = 5;
const WARNING_EVERY_MS = 1000;

/** Load shedding: a process that cannot keep up refuses requests at once instead of making everybody wait. */
export const pressure = fastifyPlugin<Options>(
  async (app, { delayMaxMs, pool }) => {
    if (delayMaxMs === 0) return;
    const isCongested = watchQueue(pool);
    const isLineLong = watchLine();
    const refuse = refuser(app.log);
    app.addHook('onRequest', async (request, reply) => {
      const { contract } = request.routeOptions.config;
      // A busy process is alive: to kill it would only move its load.
      if (isHealthCheck(contract)) return;
      if (isCongested() || (contract === createOrder && isLineLong())) refuse(request, reply);
    });
    await app.register(underPressure, {
      maxEventLoopDelay: delayMaxMs,
      pressureHandler: async (request, reply) => {
        if (!isHealthCheck(request.routeOptions.config.contract)) refuse(request, reply);
      },
    });
  },
  { name: 'pressure' },
);

/** How long a statement may wait for a database connection, in ms. */
const WAIT_MAX_MS = 5;
/** How long an order may wait for its number, in ms. */
const TURN_MAX_MS = 150;
/** Fewer who wait for a number are never too many: a few slow requests are no overload. */
const LINE_MIN = 5;
/** How long there may be too much, in ms from the first request that meets it. */
const BURST_MS = 100;
/** How long there must have been less, in ms, before the next burst. */
const CALM_MS = 1000;
/** The time in ms over which is counted how much gets done. */
const COUNT_MS = 250;

/**
 * Whether too many statements wait for a connection. How long the last of them will wait follows from how many connections were
 * given out lately (Little's law).
 */
function watchQueue(pool: Pool): () => boolean {
  let given = 0;
  pool.on('acquire', () => (given += 1));
  const perMs = pace(() => given);
  return exceptBursts(() => pool.waitingCount >= Math.max(pool.options.max, perMs() * WAIT_MAX_MS));
}

/**
 * Whether so many wait for a number that the next would wait too long, by how many were given lately. They wait inside the
 * database, where no queue for connections shows it. What else takes long waits for something outside, which is no load of this
 * process.
 */
function watchLine(): () => boolean {
  const perMs = pace(() => numberLine.given);
  return exceptBursts(() => numberLine.waiting >= Math.max(LINE_MIN, perMs() * TURN_MAX_MS));
}

/** How much a count grows in a millisecond, over the last quarter of a second. */
function pace(count: () => number): () => number {
  let before = count();
  let perMs = 0;
  let countedAt = performance.now();
  return () => {
    const now = performance.now();
    if (now - countedAt >= COUNT_MS) {
      perMs = (count() - before) / (now - countedAt);
      before = count();
      countedAt = now;
    }
    return perMs;
  };
}

/** Whether a process is overloaded, and that not only for a moment: a burst is answered, only a little later. */
function exceptBursts(isOverloaded: () => boolean): () => boolean {
  let firstAt = 0;
  let lastAt = -Infinity;
  return () => {
    if (!isOverloaded()) return false;
    const now = performance.now();
    if (now - lastAt > CALM_MS) firstAt = now;
    lastAt = now;
    return now - firstAt > BURST_MS;
  };
}

function isHealthCheck(contract: { path: string } | undefined): boolean {
  return contract?.path.startsWith('/health/') === true;
}

/**
 * Answers without throwing, and without what Fastify does with answers: what an overloaded process spends on refusals it lacks for
 * answers. Each is a line of the request log and counted; the warning comes once a second.
 */
function refuser(log: FastifyBaseLogger) {
  const error = new HttpError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  let warnedAt = -Infinity;
  return (request: FastifyRequest, reply: FastifyReply): void => {
    if (performance.now() - warnedAt > WARNING_EVERY_MS) {
      warnedAt = performance.now();
      log.warn(error.code);
    }
    const locale = preferredLocale(request.headers['accept-language']);
    const body = JSON.stringify(errorBody(error, locale, request.id));
    reply.hijack();
    reply.headers({
      'content-language': locale,
      'content-length': Buffer.byteLength(body),
      'content-type': 'application/json; charset=utf-8',
      'retry-after': RETRY_AFTER_SECONDS,
    });
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.writeHead(error.status).end(body);
  };
}
