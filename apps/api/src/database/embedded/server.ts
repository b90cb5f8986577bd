import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { programPath } from './binaries.ts';
import type { Installation } from './installation.ts';
import { readPostmaster, type Postmaster } from './postmaster.ts';
import { programEnvironment, run, spawnFailure } from './run.ts';

/** Server settings by name, over the ones this file gives. */
export type ServerSettings = Record<string, string>;

export type Launch = {
  settings: ServerSettings;
  /** Absent: any free port. */
  port?: number | undefined;
  /** The process id in the lock file, when that process is not this directory's server. */
  stalePid?: number | undefined;
};

/** The server failed to start; carries its log. */
export class LaunchError extends Error {
  /** Another server, which may be stopping, still used the directory or the port. */
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
export async function launchServer(
  installation: Installation,
  launch: Launch,
): Promise<Postmaster> {
  const port = launch.port ?? (await freePort());
  const log = `${installation.directory}.log`;
  const handle = openLog(log);
  const all: ServerSettings = { ...fixedSettings, ...launch.settings, port: String(port) };
  const child = spawn(
    programPath(installation.native, 'postgres'),
    [
      '-D',
      installation.directory,
      ...Object.entries(all).flatMap(([name, v]) => ['-c', `${name}=${v}`]),
    ],
    {
      ...installation.account,
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
  const onExit = () => (failure = new LaunchError(readFileSync(log, 'utf8')));
  child.on('exit', onExit);
  for (;;) {
    await sleep(5);
    if (failure) throw failure;
    const server = readPostmaster(installation.directory);
    if (server?.pid !== child.pid || server?.status !== 'ready') continue;
    // Its end is no failure to start, and its folder may be gone by then.
    child.off('exit', onExit);
    return server;
  }
}

const fixedSettings: ServerSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  // After a crash, flush the whole file system instead of opening each of a thousand files.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
  log_checkpoints: 'off',
  jit: 'off',
};

/**
 * PostgreSQL takes any running process with the id in its lock file for a server. One that
 * it is told to be its "grandparent" it ignores; all its other checks remain.
 */
function ignoredLockHolder({ stalePid }: Launch): Record<string, string> {
  return stalePid ? { PG_GRANDPARENT_PID: String(stalePid) } : {};
}

/** Opens the log of this run; the log of the run before is renamed. */
function openLog(path: string): number {
  try {
    if (statSync(path).size > 0) renameSync(path, `${path}.previous`);
  } catch {
    // First run.
  }
  return openSync(path, 'a', 0o600);
}

/** Fast: clients are cut off, transactions rolled back, everything written. */
export async function stopServer(installation: Installation): Promise<void> {
  const stop = (mode: string, seconds: number) =>
    run(installation, 'pg_ctl', {
      args: ['stop', '-D', installation.directory, '-m', mode, '-w', '-t', String(seconds)],
    });
  try {
    await stop('fast', 3);
  } catch {
    // An immediate stop loses nothing either: the next start replays the write-ahead log.
    if (readPostmaster(installation.directory)) await stop('immediate', 1);
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
