import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPostmaster } from './database/embedded/postmaster.ts';
import { createLauncher, type Launched } from './testing/create-launcher.ts';

const { dataDir, launch } = await createLauncher();
const directory = join(dataDir, 'postgres');

async function stop({ child, exited }: Launched) {
  child.kill('SIGTERM');
  return (await exited)[0];
}

test('starts with an empty folder and answers; after a kill it finds its running database, and stops everything on request', async () => {
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
    EDGE_SECRET: 'e'.repeat(32),
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

test('shuts down in order when its parent is gone', async () => {
  const house = await launch();
  house.child.disconnect();
  expect((await house.exited)[0]).toBe(0);
  expect(existsSync(join(directory, 'postmaster.pid'))).toBe(false);
});
