/*
 * `server-guard.ts <data folder> [programs]`: waits for its parent’s end, which closes its input; a server of the folder
 * that lives then is stopped, unless another process uses it. What the parent started may still be starting one, so
 * this looks for a while.
 */
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '../database/embedded/index.ts';
import { settle } from '../database/embedded/installation.ts';
import { isServerOf, readPostmaster } from '../database/embedded/postmaster.ts';

const looks = 30;
const [dataDir = '', programs] = process.argv.slice(2);

process.stdin.resume().once('close', async () => {
  for (let look = 0; look < looks && existsSync(dataDir); look += 1) {
    await stopIfAlone();
    await sleep(1000);
  }
});

async function stopIfAlone(): Promise<void> {
  const { directory } = settle(dataDir, () => undefined, programs);
  const server = readPostmaster(directory);
  if (!server || !isServerOf(server.pid, directory)) return;
  const { stop } = await startEmbedded(dataDir, { programs });
  await stop();
}
