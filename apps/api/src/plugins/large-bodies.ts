import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import PQueue from 'p-queue';
import { HttpError } from '../http/http-error.ts';
import { spooled } from '../http/spooled.ts';

/** A file comes as base64: its text, what is parsed of it and its bytes stand in memory together, six times its size. */
const LARGE = 1024 * 1024;
const AT_ONCE = 2;
/** One person's, from the first byte to the answer. */
const AT_ONCE_OF_ONE = 4;
const RETRY_AFTER_SECONDS = 5;

type Options = {
  /** How long a body waits for its place. */
  patienceMs?: number;
};

/**
 * Large bodies come in at the pace of their lines, on disk; few at once are taken into memory and answered. Anyone who
 * waits too long for that is told to come again.
 */
export const largeBodies = fastifyPlugin<Options>(
  async (app, { patienceMs = 20_000 }) => {
    const places = new PQueue({ concurrency: AT_ONCE });
    const getQueue = queues();
    app.addHook('preParsing', async (request, reply, payload) => {
      if (!isLarge(request)) return payload;
      const own = getQueue(request.session?.userId ?? request.ip);
      whenAnswered(reply, await placeIn(own, patienceMs));
      const body = await spooled(payload, request.routeOptions.bodyLimit);
      whenAnswered(reply, () => body.destroy());
      whenAnswered(reply, await placeIn(places, patienceMs));
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

/** Beyond its route's limit it is refused before it is read. One that does not tell its length may be as large. */
function isLarge({ headers, routeOptions: { bodyLimit } }: FastifyRequest): boolean {
  const { 'content-length': length, 'transfer-encoding': chunked } = headers;
  if (length === undefined) return chunked !== undefined && bodyLimit > LARGE;
  return Number(length) > LARGE && Number(length) <= bodyLimit;
}

/** @returns what gives the place back */
function placeIn(queue: PQueue, patienceMs: number): Promise<() => void> {
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

/** Once it is answered, or the caller has gone. */
function whenAnswered({ raw }: FastifyReply, end: () => void): void {
  if (raw.closed || raw.destroyed) end();
  else raw.once('close', end);
}
