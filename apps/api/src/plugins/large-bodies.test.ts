import { request } from 'node:http';
import fastify from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { afterAll, expect, test, vi } from 'vitest';
import { HttpError } from '../http/http-error.ts';
import { largeBodies } from './large-bodies.ts';

const patienceMs = 300;
const bodyLimit = 2 * 1024 * 1024;
const large = 'x'.repeat(1024 * 1024 + 1);
const tooLarge = 'x'.repeat(bodyLimit + 1);
/** Who is being answered; each is, once the test lets them. */
const inside = new Map<string, () => void>();

const app = fastify({ bodyLimit });
const whoeverSays = fastifyPlugin(
  async (house) => {
    house.decorateRequest('session', null);
    house.addHook('onRequest', async (asked) => {
      const [userId = ''] = [asked.headers['x-user']].flat();
      asked.session = { userId, sessionId: userId, role: 'client', hasSecondFactor: false };
    });
  },
  { name: 'authentication' },
);
await app.register(whoeverSays);
await app.register(largeBodies, { patienceMs });
app.setErrorHandler((error, _asked, reply) =>
  error instanceof HttpError ? reply.code(503).send(error) : reply.send(error),
);
app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_asked, body, done) =>
  done(null, body),
);
app.post<{ Params: { name: string }; Body: string }>('/:name', async ({ params, body }) => {
  await new Promise<void>((answer) => inside.set(params.name, answer));
  inside.delete(params.name);
  return { length: body.length };
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

/** Sends half of a body, and the rest on demand; resolves with the status. */
function begin(name: string, body = large, length: object = { 'content-length': body.length }) {
  const asked = request(`${url}/${name}`, {
    method: 'POST',
    agent: false,
    // Whose it is, is what its name begins with.
    headers: { 'x-user': name.charAt(0), 'content-type': 'text/plain', ...length },
  });
  const status = new Promise<number>((resolve, reject) => {
    asked.on('error', reject);
    asked.on('response', (answer) => resolve(answer.resume().statusCode ?? 0));
  });
  status.catch(() => undefined);
  const half = body.length >> 1;
  asked.write(body.slice(0, half));
  return { status, go: () => asked.end(body.slice(half)), leave: () => asked.destroy() };
}
function send(...what: Parameters<typeof begin>) {
  const begun = begin(...what);
  begun.go();
  return begun;
}
const areInside = (...names: string[]) =>
  vi.waitFor(() => expect([...inside.keys()].toSorted()).toEqual(names));
const answer = (name: string) => inside.get(name)?.();

test('two large bodies are answered at once, small ones at any time', async () => {
  const [a, b] = [send('a'), send('b')];
  await areInside('a', 'b');
  const [c, word] = [send('c'), send('w', 'x')];
  await areInside('a', 'b', 'w');
  answer('a');
  await areInside('b', 'c', 'w');
  for (const name of ['b', 'c', 'w']) answer(name);
  expect(await Promise.all([a, b, c, word].map(({ status }) => status))).toEqual(
    Array.from({ length: 4 }, () => 200),
  );
});

test('whoever waits too long is told to come again; whoever goes gives up their turn', async () => {
  const [d, e] = [send('d'), send('e')];
  await areInside('d', 'e');
  expect(await send('f').status).toBe(503);
  d.leave();
  answer('d');
  const late = send('g');
  await areInside('e', 'g');
  answer('e');
  answer('g');
  expect([await e.status, await late.status]).toEqual([200, 200]);
});

test('slow lines hold up nobody but whose they are', async () => {
  const gone = begin('s1');
  const slow = ['s2', 's3', 's4'].map((name) => ({ name, ...begin(name) }));
  const fast = send('t');
  await areInside('t');
  answer('t');
  expect(await fast.status).toBe(200);
  expect(await send('s5').status).toBe(503);
  gone.leave();
  for (const { name, go, status } of slow) {
    go();
    await areInside(name);
    answer(name);
    expect(await status).toBe(200);
  }
});

test('what its route does not take is refused at once, announced or not', async () => {
  const [x, y] = [send('x'), send('y')];
  await areInside('x', 'y');
  expect(await send('z', tooLarge).status).toBe(413);
  answer('x');
  answer('y');
  expect([await x.status, await y.status]).toEqual([200, 200]);
  expect(await send('z', tooLarge, { 'transfer-encoding': 'chunked' }).status).toBe(413);
});
