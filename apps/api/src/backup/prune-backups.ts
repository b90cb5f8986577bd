import * as z from 'zod/mini';
import { StartupError } from '../database/startup-error.ts';
import type { BackupPlace, PlaceOptions } from './backup-place.ts';
import { PARTIAL } from './folder-place.ts';
import { momentOf, outdatedBackups } from './kept-backups.ts';
import { notGivenUp } from './lost-files.ts';

const DAY_MS = 86_400_000;

const count = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1000));
const Keep = z.object({ daily: count, weekly: count, monthly: count });

/** The files that the newest backup misses may be in older ones alone. */
async function assertNothingMissing(
  place: BackupPlace,
  names: readonly string[],
  env: PlaceOptions['env'],
): Promise<void> {
  const newest = names
    .filter((name) => momentOf(name) !== null)
    .toSorted()
    .at(-1);
  if (newest === undefined) return;
  const missing = notGivenUp(await place.missing(newest), env);
  if (missing.length === 0) return;
  throw new StartupError(
    `The newest backup misses ${missing.length} files, so no older one is removed: ${missing.join(', ')}`,
    'Put them back, or name them in BACKUP_LOST_FILES: docs/how-to/back-up.md, “When a file is missing”.',
  );
}

/**
 * Removes the backups that no rule keeps, and what runs that were broken off have left for a day.
 * @returns a line for each, and how many are kept
 */
export async function pruneBackups(
  place: BackupPlace,
  wanted: { daily: unknown; weekly: unknown; monthly: unknown },
  { now, env }: { now: Date; env: PlaceOptions['env'] },
): Promise<string> {
  const keep = Keep.safeParse(wanted);
  if (!keep.success)
    throw new StartupError(
      '--daily, --weekly and --monthly are whole numbers, at most 1000.',
      'pnpm backup:prune [place] --daily 14 --weekly 8 --monthly 12',
    );
  const names = await place.names();
  await assertNothingMissing(place, names, env);
  const isAbandoned = (name: string) => {
    const begun = momentOf(name.replace(PARTIAL, ''));
    return begun !== null && now.getTime() - begun.getTime() > DAY_MS;
  };
  const outdated = outdatedBackups(names, keep.data);
  const abandoned = (await place.unfinished()).filter(isAbandoned);
  for (const name of [...outdated, ...abandoned]) await place.remove(name);
  const gone = [
    ...outdated.map((name) => `removed: ${name}`),
    ...abandoned.map((name) => `removed, never finished: ${name}`),
  ];
  return [...gone, `kept: ${names.length - outdated.length}`].join('\n');
}
