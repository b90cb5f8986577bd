import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { errorHandler } from './error-handler.ts';
import { loadShedding } from './load-shedding.ts';

const app = Fastify();
await app.register(errorHandler);
await app.register(loadShedding);
app.get('/slow', () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  return 'ok';
});
app.get('/health/live', () => 'live');
const url = await app.listen({ port: 0 });

test('who waits behind others for more than a moment is refused, and a probe is answered', async () => {
  const paths = [...Array.from({ length: 20 }, () => '/slow'), '/health/live'];
  // The connections are open, as a proxy's are: how long others wait to be accepted cannot be seen.
  await Promise.all(paths.map(async () => (await fetch(`${url}/health/live`)).text()));
  const answers = await Promise.all(paths.map((path) => fetch(url + path)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.at(-1)).toBe(200);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(3);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(3);
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(refused.map(() => '2'));
  expect((await fetch(`${url}/slow`)).status).toBe(200);
  await app.close();
});
