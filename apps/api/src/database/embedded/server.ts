import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { programPath } from './binaries.ts';
import type { Place } from './place.ts';
import { readPostmaster, type Postmaster } from './postmaster.ts';
import { programEnvironment, run, spawnFailure } from './run.ts';

/** Server settings by name, over the ones this file gives. */
export type ServerSettings = Record<string, string>;

export type Launch = {
  settings: ServerSettings;
  /** Absent: any free one. */
  port?: number | undefined;
  /** Number in the lock file, of a process that was seen not to be this directory's server. */
  stalePid?: number | undefined;
};

/** The log of a server that gave up while starting. */
export class LaunchError extends Error {
  /** Another server, or the last breath of one, still held the directory or the port. */
  get mayPass(): boolean {
    return /lock file .* (already exists|is empty)|pre-existing shared memory block|could not bind|could not create any TCP/.test(
      this.message,
    );
  }
}

/**
 * Starts the server and waits until it accepts connections. It outlives this process: only
 * `stopServer` ends it.
 */
export async function launchServer(place: Place, launch: Launch): Promise<Postmaster> {
  const port = launch.port ?? (await freePort());
  const log = `${place.directory}.log`;
  const handle = openLog(log);
  const all: ServerSettings = { ...fixedSettings, ...launch.settings, port: String(port) };
  const child = spawn(
    programPath(place.native, 'postgres'),
    ['-D', place.directory, ...Object.entries(all).flatMap(([name, v]) => ['-c', `${name}=${v}`])],
    {
      ...place.account,
      cwd: '/',
      detached: true,
      stdio: ['ignore', handle, handle],
      env: { ...programEnvironment(), ...ignoredLockHolder(launch) },
      windowsHide: true,
    },
  );
  closeSync(handle);
  child.unref();
  let failure: Error | undefined;
  child.on('error', (error) => (failure = spawnFailure(error)));
  child.on('exit', () => (failure = new LaunchError(readFileSync(log, 'utf8'))));
  for (;;) {
    await sleep(5);
    if (failure) throw failure;
    const server = readPostmaster(place.directory);
    if (server?.pid === child.pid && server?.status === 'ready') return server;
  }
}

const fixedSettings: ServerSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  // After a crash, flush by whole file system rather than opening each of a thousand files.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
  log_checkpoints: 'off',
  jit: 'off',
};

/**
 * PostgreSQL takes any living process with the number in its lock file for a server. One that
 * is its "grandparent" it disregards; all its other checks remain.
 */
function ignoredLockHolder({ stalePid }: Launch): Record<string, string> {
  return stalePid ? { PG_GRANDPARENT_PID: String(stalePid) } : {};
}

/** The log of this run; that of the run before is kept beside it. */
function openLog(path: string): number {
  try {
    if (statSync(path).size > 0) renameSync(path, `${path}.previous`);
  } catch {
    // First run.
  }
  return openSync(path, 'a', 0o600);
}

/** Fast: clients are cut off, transactions rolled back, everything written. */
export async function stopServer(place: Place): Promise<void> {
  const stop = (mode: string, seconds: number) =>
    run(place, 'pg_ctl', {
      args: ['stop', '-D', place.directory, '-m', mode, '-w', '-t', String(seconds)],
    });
  try {
    await stop('fast', 3);
  } catch {
    // It loses nothing either: the next start replays the log.
    if (readPostmaster(place.directory)) await stop('immediate', 1);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
