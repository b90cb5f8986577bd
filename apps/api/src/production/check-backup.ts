import { openPlace } from '../backup/backup-place.ts';
import { done, left, formatError, type Point } from './point.ts';

const HOUR_MS = 3_600_000;
/** A day, with a margin for the timer and the backup itself. */
const HOURS_MAX = 26;

/** Whether a backup was taken within the last day. */
export async function checkBackup(address: string, now: Date): Promise<Point> {
  const name = 'Backup';
  const how =
    'npm run backup, and daily by tassis-backup.timer. BACKUP_DIR names the place of backups.';
  try {
    const newest = await newestBackup(address);
    if (newest === null) return left(name, `There is none in ${address}.`, how);
    const hours = (now.getTime() - newest.getTime()) / HOUR_MS;
    if (hours <= HOURS_MAX) return done(name, `taken at ${newest.toISOString()}`);
    return left(name, `The last one is ${Math.floor(hours)} hours old.`, how);
  } catch (error) {
    return left(name, formatError(error), how);
  }
}

async function newestBackup(address: string): Promise<Date | null> {
  const place = await openPlace(address, { env: process.env });
  const taken = await Promise.all((await place.names()).map(place.takenAt));
  const moments = taken.filter((at) => at !== null);
  return moments.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null;
}
