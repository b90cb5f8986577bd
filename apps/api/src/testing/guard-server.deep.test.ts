import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { startEmbedded } from '../database/embedded/index.ts';
import { isServerOf, readPostmaster } from '../database/embedded/postmaster.ts';
import { guardServer } from './guard-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'tassis-guard-'));
// Root's stand-in has to get in.
chmodSync(folder, 0o755);
const directory = join(folder, 'postgres');
guardServer(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }));

const module = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** A test run, as it were: it starts a server, and is killed. */
async function startAndKill(): Promise<void> {
  const script = `import { startEmbedded } from ${module('../database/embedded/index.ts')};
    import { guardServer } from ${module('./guard-server.ts')};
    guardServer(${JSON.stringify(folder)});
    await startEmbedded(${JSON.stringify(folder)});
    console.log('ready');`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(run.stdout, 'data');
  run.kill('SIGKILL');
  await once(run, 'exit');
}

test('a server ends after the run that started it, but not while another one uses it', async () => {
  await startAndKill();
  const { stop } = await startEmbedded(folder);
  // The one that was left, or on a busy machine, where it is gone by now, another.
  const { pid } = readPostmaster(directory) ?? { pid: 0 };
  await sleep(1500);
  expect(isServerOf(pid, directory)).toBe(true);
  await stop();
  expect(isServerOf(pid, directory)).toBe(false);
  await startAndKill();
  await vi.waitFor(() => expect(readPostmaster(directory)).toBeUndefined(), 20_000);
});
