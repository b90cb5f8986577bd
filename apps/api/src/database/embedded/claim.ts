import { readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../startup-error.ts';
import type { Progress } from './installation.ts';

type Watch = {
  progress: Progress;
  /** How long the heartbeat of another machine is watched before its claim is taken over. */
  watchMs: number;
};

/** `scope` is one boot of one machine or container: process ids can be compared only within it. */
type Claim = { host: string; scope: string };

const beatMs = 2_000;
/** Long enough to see a heartbeat. */
export const usualWatchMs = 5_000;
/** A claim older than this is stale; the margin allows for clocks that differ a little. */
const staleMs = 60_000;

/**
 * PostgreSQL recognises a second server on its directory only on the same machine. Through a
 * shared folder or volume another machine is recognised by its heartbeat in a file beside the data.
 * @returns a function that stops the heartbeat; `gone: true` when the server has been stopped, too
 */
export async function claimDirectory(
  directory: string,
  watch: Watch,
): Promise<(end: { gone: boolean }) => void> {
  const file = `${directory}.claim`;
  await refuseIfBeating(file, watch);
  const { host, scope } = ownClaim();
  const content = `${host}\n${scope}\n`;
  writeFileSync(file, content);
  // A full disk must not end a running API: a failed heartbeat is ignored.
  const beat = setInterval(() => void writeFile(file, content).catch(() => undefined), beatMs);
  beat.unref();
  return ({ gone }) => {
    clearInterval(beat);
    if (gone) rmSync(file, { force: true });
  };
}

async function refuseIfBeating(file: string, { progress, watchMs }: Watch): Promise<void> {
  const claim = readClaim(file);
  if (!claim || claim.scope === ownClaim().scope) return;
  const before = statSync(file).mtimeMs;
  if (Math.abs(Date.now() - before) > staleMs) return;
  progress(`The data folder was used by the machine ${claim.host}: checking whether it still is …`);
  await sleep(watchMs);
  if (!readClaim(file) || statSync(file).mtimeMs === before) return;
  throw new StartupError(
    `The data folder is in use by another machine (${claim.host}).`,
    'Stop Tassis on that machine, or choose another folder with DATA_DIR.',
  );
}

function readClaim(file: string): Claim | undefined {
  try {
    const [host = '', scope = ''] = readFileSync(file, 'utf8').split('\n');
    // The file is empty when the disk was full.
    return scope ? { host, scope } : undefined;
  } catch {
    return undefined;
  }
}

function ownClaim(): Claim {
  const boot = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  const processes = attempt(() => readlinkSync('/proc/self/ns/pid'));
  return { host: hostname(), scope: [hostname(), boot, processes].join(' ') };
}

function attempt(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
