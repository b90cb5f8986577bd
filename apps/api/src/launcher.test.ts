import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { builtProgram, compiledPrograms } from '@tassis/build/programs';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { readPostmaster } from './database/embedded/postmaster.ts';
import { guardServer } from './testing/guard-server.ts';
import { makeQuickFolder } from './testing/quick-folder.ts';

// Each starts programs and a database, which takes a busy machine long.
vi.setConfig({ testTimeout: 120_000 });

const dataDir = makeQuickFolder('launcher');
const directory = join(dataDir, 'postgres');
const launcher = await builtProgram('launcher');
guardServer(dataDir);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

type Report = { type: string; message?: string; hint?: string; url?: string };

/** Starts the launcher as `npm start` does; resolves with its first word on success or failure. */
async function launch(env: Record<string, string> = {}) {
  const child = fork(launcher, {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      API_PORT: '0',
      LOG_LEVEL: 'silent',
      ...compiledPrograms(),
      ...env,
    },
    execArgv: ['--disable-warning=DeprecationWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  const exited = once(child, 'exit');
  const report = await new Promise<Report>((resolve, reject) => {
    child.on('message', (message: Report) => {
      if (message.type !== 'progress') resolve(message);
    });
    child.on('exit', (code) => reject(new Error(`ended with ${code} before a word`)));
  });
  return { child, report, exited };
}

async function stop({ child, exited }: { child: ChildProcess; exited: Promise<unknown[]> }) {
  child.kill('SIGTERM');
  return (await exited)[0];
}

test('a wrong configuration is refused before anything is made', async () => {
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

test('starts from nothing, answers; killed, it finds the same database, still running, and stops everything when told to', async () => {
  const first = await launch();
  expect(first.report).toMatchObject({ type: 'ready' });
  const answer = await fetch(`${first.report.url}/api/packages`);
  expect(await answer.text()).toContain('"code":"DOM12"');
  const server = readPostmaster(directory);
  first.child.kill('SIGKILL');
  await first.exited;

  const second = await launch();
  expect(second.report).toMatchObject({ type: 'ready' });
  expect(readPostmaster(directory)?.pid).toBe(server?.pid);
  expect(await stop(second)).toBe(0);
  expect(existsSync(join(directory, 'postmaster.pid'))).toBe(false);
});

test('production refuses the demo accounts of that database', async () => {
  const house = await launch({
    APP_ENV: 'production',
    SESSION_SECRET: 'x'.repeat(32),
    SITE_URL: 'https://tassis.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    TRUSTED_PROXIES: 'none',
  });
  expect(house.report).toMatchObject({ type: 'failed' });
  expect(house.report.message).toContain('@demo.tassis.ma');
  expect(house.report.hint).toContain('DATA_DIR');
  expect((await house.exited)[0]).toBe(1);
  expect(existsSync(join(directory, 'postmaster.pid'))).toBe(false);
});

test('ends in order when its parent is gone', async () => {
  const house = await launch();
  house.child.disconnect();
  expect((await house.exited)[0]).toBe(0);
  expect(existsSync(join(directory, 'postmaster.pid'))).toBe(false);
});

test('told to stop while it starts, it says nothing of what fails on the way', async () => {
  // The database ends with the house, as when the signal goes to a whole service; the house has heard it by then.
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

test('says which port is taken, and leaves no database behind', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const house = await launch({ API_PORT: port });
  expect(house.report).toMatchObject({ type: 'failed' });
  expect(house.report.message).toContain(`Port ${port}, wanted for the API, is in use`);
  expect((await house.exited)[0]).toBe(1);
  expect(existsSync(join(directory, 'postmaster.pid'))).toBe(false);
  other.close();
});

test('says that the given database does not answer', async () => {
  const house = await launch({ DATABASE_URL: 'postgres://tassis:secret@127.0.0.1:1/tassis' });
  expect(house.report).toMatchObject({ type: 'failed' });
  expect(house.report.message).toContain('does not answer at 127.0.0.1:1/tassis');
  expect(JSON.stringify(house.report)).not.toContain('secret');
  expect((await house.exited)[0]).toBe(1);
});
