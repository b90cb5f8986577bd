import { request } from 'node:http';
import fastify from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { afterAll, expect, test, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { largeBodies } from './large-bodies.ts';

const patienceMs = 300;
const large = 'x'.repeat(1024 * 1024 + 1);
const small = 'x';
/** Who is being answered; each is, once the test lets them. */
const inside = new Map<string, () => void>();

const app = fastify({ bodyLimit: 8 * 1024 * 1024 });
const whoeverSays = fastifyPlugin(
  async (house) => {
    house.decorateRequest('session', null);
    house.addHook('onRequest', async (asked) => {
      const [userId = ''] = [asked.headers['x-user']].flat();
      asked.session = { userId, sessionId: userId, role: 'client' };
    });
  },
  { name: 'authentication' },
);
await app.register(whoeverSays);
await app.register(largeBodies, { patienceMs });
app.setErrorHandler((error, _asked, reply) =>
  reply.code(error instanceof ApiError ? 503 : 500).send(error),
);
app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_asked, body, done) =>
  done(null, body),
);
app.post<{ Params: { name: string } }>('/:name', async ({ params: { name } }) => {
  await new Promise<void>((answer) => inside.set(name, answer));
  inside.delete(name);
  return {};
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

/** Sends a body; resolves with the status. */
function send(name: string, user: string, body = large) {
  const asked = request(`${url}/${name}`, {
    method: 'POST',
    agent: false,
    headers: { 'x-user': user, 'content-type': 'text/plain', 'content-length': body.length },
  });
  const status = new Promise<number>((resolve, reject) => {
    asked.on('error', reject);
    asked.on('response', (answer) => resolve(answer.resume().statusCode ?? 0));
  });
  status.catch(() => undefined);
  asked.end(body);
  return { status, leave: () => asked.destroy() };
}
const areInside = (...names: string[]) =>
  vi.waitFor(() => expect([...inside.keys()].toSorted()).toEqual(names));
const answer = (name: string) => inside.get(name)?.();

test('two large bodies are read at once, one of each person; small ones are read at any time', async () => {
  const first = send('a1', 'a');
  await areInside('a1');
  const [second, other] = [send('a2', 'a'), send('b1', 'b')];
  await areInside('a1', 'b1');
  const word = send('c1', 'c', small);
  await areInside('a1', 'b1', 'c1');
  answer('b1');
  expect(await other.status).toBe(200);
  answer('a1');
  expect(await first.status).toBe(200);
  await areInside('a2', 'c1');
  answer('a2');
  answer('c1');
  expect([await second.status, await word.status]).toEqual([200, 200]);
});

test('whoever waits too long is told to come again; whoever goes leaves their place', async () => {
  const [one, two] = [send('d', 'd'), send('e', 'e')];
  await areInside('d', 'e');
  expect(await send('f', 'f').status).toBe(503);
  one.leave();
  answer('d');
  const late = send('g', 'g');
  await areInside('e', 'g');
  answer('e');
  answer('g');
  expect([await two.status, await late.status]).toEqual([200, 200]);
});
