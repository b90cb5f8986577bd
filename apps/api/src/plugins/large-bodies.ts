import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import PQueue from 'p-queue';
import { HttpError } from '../http/http-error.ts';
import { spooled } from '../http/spooled.ts';

/** A file comes as base64: text, parsed JSON and bytes take six times its size in memory. */
const LARGE = 1024 * 1024;
const AT_ONCE = 2;
/** How many large requests of one person are handled at once, from the first byte to the answer. */
const AT_ONCE_OF_ONE = 4;
const RETRY_AFTER_SECONDS = 5;

type Options = {
  /** How long a body waits for its turn. */
  patienceMs?: number;
};

/**
 * Large bodies are spooled to disk while they arrive, and few at once are read into memory and answered. A request that
 * waits too long is refused with `Retry-After`.
 */
export const largeBodies = fastifyPlugin<Options>(
  async (app, { patienceMs = 20_000 }) => {
    const turns = new PQueue({ concurrency: AT_ONCE });
    const getQueue = queues();
    app.addHook('preParsing', async (request, reply, payload) => {
      if (!isLarge(request)) return payload;
      const own = getQueue(request.session?.userId ?? request.ip);
      whenAnswered(reply, await waitForTurn(own, patienceMs));
      const body = await spooled(payload, request.routeOptions.bodyLimit);
      whenAnswered(reply, () => body.destroy());
      whenAnswered(reply, await waitForTurn(turns, patienceMs));
      return body;
    });
  },
  { name: 'large-bodies', dependencies: ['authentication'] },
);

/** A queue for each of those who are sending something. */
function queues(): (key: string) => PQueue {
  const queued = new Map<string, PQueue>();
  return (key) => {
    const known = queued.get(key);
    if (known !== undefined) return known;
    const queue = new PQueue({ concurrency: AT_ONCE_OF_ONE });
    queue.addEventListener('idle', () => queued.delete(key));
    queued.set(key, queue);
    return queue;
  };
}

/** A body beyond its route's limit is refused before it is read. A body without `Content-Length` counts as large. */
function isLarge({ headers, routeOptions: { bodyLimit } }: FastifyRequest): boolean {
  const { 'content-length': length, 'transfer-encoding': chunked } = headers;
  if (length === undefined) return chunked !== undefined && bodyLimit > LARGE;
  return Number(length) > LARGE && Number(length) <= bodyLimit;
}

/** @returns a function that ends the turn */
function waitForTurn(queue: PQueue, patienceMs: number): Promise<() => void> {
  return new Promise((enter, refuse) => {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), patienceMs);
    const hold = () => {
      clearTimeout(timer);
      return new Promise<void>((leave) => enter(leave));
    };
    queue.add(hold, { signal: patience.signal }).catch(() => {
      refuse(new HttpError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    });
  });
}

/** Calls `end` once the request is answered or aborted. */
function whenAnswered({ raw }: FastifyReply, end: () => void): void {
  if (raw.closed || raw.destroyed) end();
  else raw.once('close', end);
}
