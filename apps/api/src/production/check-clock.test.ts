import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../database/testing/create-test-database.ts';
import { textWith } from '../testing/matchers.ts';
import { checkClock } from './check-clock.ts';

const { db } = await createTestDatabase();
const clock = () => new Date();

/** A server whose clock is ahead by so many seconds. */
async function serverAhead(seconds: number): Promise<string> {
  const server = createServer((_request, response) => {
    const date = new Date(Date.now() + seconds * 1000).toUTCString();
    response.setHeader('date', date).end();
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  afterAll(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on no port');
  return `http://127.0.0.1:${address.port}/`;
}

test.each([
  ['agrees', 0, null],
  ['is a minute ahead', 60, textWith('timedatectl')],
])('a clock outside that %s', async (_name, seconds, expected) => {
  const point = await checkClock(db, { clock, clockUrl: await serverAhead(seconds) });
  expect(point.left).toEqual(expected);
});
