import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import PQueue from 'p-queue';
import { ApiError } from '../http/api-error.ts';

/** A file comes as base64: its text, what is parsed of it and its bytes stand in memory together, six times its size. */
const LARGE = 1024 * 1024;
const AT_ONCE = 2;
/** Somebody whose line is slow holds one place only. */
const AT_ONCE_OF_ONE = 1;
const RETRY_AFTER_SECONDS = 5;

type Options = {
  /** How long a body waits for its place. */
  patienceMs?: number;
};

/** Few large bodies are read at once; the others wait outside, unread, and after a while are told to come again. */
export const largeBodies = fastifyPlugin<Options>(
  async (app, { patienceMs = 20_000 }) => {
    const places = new PQueue({ concurrency: AT_ONCE });
    const queueOf = queues();
    app.addHook('preParsing', async (request, reply) => {
      if (!isLarge(request)) return;
      const own = queueOf(request.session?.userId ?? request.ip);
      const patience = new AbortController();
      const timer = setTimeout(() => patience.abort(), patienceMs);
      const options = { signal: patience.signal };
      await new Promise<void>((enter, refuse) => {
        const answered = async () => {
          clearTimeout(timer);
          enter();
          await closing(reply);
        };
        own.add(() => places.add(answered, options), options).catch(refuse);
      }).catch(() => {
        throw new ApiError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      });
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

/** A body that does not tell its length may be as large as its route takes. */
function isLarge({ headers, routeOptions: { bodyLimit } }: FastifyRequest): boolean {
  const length = headers['content-length'];
  if (length !== undefined) return Number(length) > LARGE;
  return headers['transfer-encoding'] !== undefined && bodyLimit > LARGE;
}

/** Once it is answered, or whoever asked has gone. */
async function closing({ raw }: FastifyReply): Promise<void> {
  if (raw.closed || raw.destroyed) return;
  await new Promise((resolve) => raw.once('close', resolve));
}
