import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const room = 4 * 1024 ** 3;

/**
 * Where databases of tests lie: in memory, where Linux has the room, since a disk takes 10 ms for each flush, and the
 * deep tier fills it; else where temporary files lie.
 */
export function quickFolder(): string {
  if (process.env['TEST_TIER'] === 'deep') return tmpdir();
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > room ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** A folder for a database and its files; PostgreSQL, which never runs as root, can get in. */
export function makeQuickFolder(name: string): string {
  const folder = mkdtempSync(join(quickFolder(), `tassis-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
