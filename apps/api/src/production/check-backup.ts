import { openPlace, type BackupPlace } from '../backup/backup-place.ts';
import { notGivenUp } from '../backup/lost-files.ts';
import { done, left, formatError, type Point } from './point.ts';

const HOUR_MS = 3_600_000;
/** A day, with a margin for the timer and the backup itself. */
const HOURS_MAX = 26;

const howToMend = 'docs/how-to/back-up.md, “When a file is missing”';

/** Whether a backup was taken within the last day, with all files. */
export async function checkBackup(address: string, now: Date): Promise<Point> {
  const name = 'Backup';
  const how =
    'npm run backup, and daily by tassis-backup.timer. BACKUP_DIR names the place of backups.';
  try {
    const place = await openPlace(address, { env: process.env });
    const newest = await newestBackup(place);
    if (newest === undefined) return left(name, `There is none in ${address}.`, how);
    const hours = (now.getTime() - newest.at.getTime()) / HOUR_MS;
    if (hours > HOURS_MAX)
      return left(name, `The last one is ${Math.floor(hours)} hours old.`, how);
    const missing = notGivenUp(await place.missing(newest.name), process.env);
    if (missing.length > 0)
      return left(
        name,
        `${newest.name} misses ${missing.length} files: ${missing[0]} …`,
        howToMend,
      );
    return done(name, `taken at ${newest.at.toISOString()}`);
  } catch (error) {
    return left(name, formatError(error), how);
  }
}

async function newestBackup(place: BackupPlace) {
  const dated = await Promise.all(
    (await place.names()).map(async (name) => ({ name, at: await place.takenAt(name) })),
  );
  return dated
    .flatMap(({ name, at }) => (at === null ? [] : { name, at }))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
}
