import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a PostgreSQL server says of itself in `postmaster.pid`. */
export type Postmaster = { pid: number; port: number; status: string };

/** The server named in the data directory's lock file, alive or not. */
export function readPostmaster(directory: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  // pid, directory, start, port, socket folder, address, shared memory, status: written one by one.
  const [pid, , , port, , , , status] = lines;
  return { pid: Number(pid), port: Number(port), status: status?.trim() ?? 'starting' };
}

export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Whether this process really is the server of this directory: after a crash, and in a container
 * above all, its number may have gone to another process.
 */
export function isServerOf(pid: number, directory: string): boolean {
  if (!isAlive(pid)) return false;
  // Windows cannot tell; there PostgreSQL's own check decides.
  return process.platform === 'win32' || commandLine(pid).includes(directory);
}

function commandLine(pid: number): string {
  try {
    // Empty for a process that has ended and that nobody has waited for.
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
