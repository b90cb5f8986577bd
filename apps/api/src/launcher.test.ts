import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLauncher } from './testing/create-launcher.ts';

const { dataDir, launch, running } = await createLauncher();

test('refuses a wrong configuration before it creates anything', async () => {
  const house = await launch({ APP_ENV: 'production', API_PORT: 'quatre mille' });
  expect(house.report).toMatchObject({ type: 'failed' });
  expect(house.report.message).toContain('API_PORT');
  expect((await house.exited)[0]).toBe(1);

  const withoutSecret = await launch({ APP_ENV: 'production' });
  expect(withoutSecret.report).toMatchObject({ type: 'failed' });
  expect(withoutSecret.report.message).toContain('SESSION_SECRET');
  expect((await withoutSecret.exited)[0]).toBe(1);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('reports no failure when it is stopped while it starts', async () => {
  // The database ends with the launcher, as when the signal goes to a whole service; the launcher has received it by then.
  const database = createServer((connection) => {
    for (const child of running) child.kill('SIGTERM');
    setTimeout(() => connection.destroy(), 500);
  });
  database.listen(0, '127.0.0.1');
  await once(database, 'listening');
  const address = database.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const house = launch({ DATABASE_URL: `postgres://tassis:secret@127.0.0.1:${port}/tassis` });
  await expect(house).rejects.toThrow('ended with 0 before a word');
  database.close();
});

test('names the port that is taken, and leaves no database behind', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const house = await launch({ API_PORT: port });
  expect(house.report).toMatchObject({ type: 'failed' });
  expect(house.report.message).toContain(`Port ${port}, wanted for the API, is in use`);
  expect((await house.exited)[0]).toBe(1);
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  other.close();
});

test('says that the given database does not answer', async () => {
  const house = await launch({ DATABASE_URL: 'postgres://tassis:secret@127.0.0.1:1/tassis' });
  expect(house.report).toMatchObject({ type: 'failed' });
  expect(house.report.message).toContain('does not answer at 127.0.0.1:1/tassis');
  expect(JSON.stringify(house.report)).not.toContain('secret');
  expect((await house.exited)[0]).toBe(1);
});
