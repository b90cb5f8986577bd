import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILE, readManifest } from '../backup/manifest.ts';
import { done, left, formatError, type Point } from './point.ts';

const HOUR_MS = 3_600_000;
/** A day, with a margin for the timer and the backup itself. */
const HOURS_MAX = 26;

/** Whether a backup was taken within the last day. */
export async function checkBackup(folder: string, now: Date): Promise<Point> {
  const name = 'Backup';
  const how =
    'npm run backup, and daily by tassis-backup.timer. BACKUP_DIR names the folder of backups.';
  const newest = await newestBackup(folder);
  if (newest === null) return left(name, `There is none in ${folder}.`, how);
  try {
    const { taken_at: takenAt } = await readManifest(newest);
    const hours = (now.getTime() - Date.parse(takenAt)) / HOUR_MS;
    if (hours <= HOURS_MAX) return done(name, `taken at ${takenAt}`);
    return left(name, `The last one is ${Math.floor(hours)} hours old: ${newest}`, how);
  } catch (error) {
    return left(name, formatError(error), how);
  }
}

/** The folder whose manifest, the last thing that a backup writes, is the newest. */
async function newestBackup(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const backup = join(folder, name);
      const manifest = await stat(join(backup, MANIFEST_FILE)).catch(() => null);
      return manifest === null ? [] : [{ backup, at: manifest.mtimeMs }];
    }),
  );
  return found.flat().toSorted((one, other) => other.at - one.at)[0]?.backup ?? null;
}
