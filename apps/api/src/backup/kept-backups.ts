/** How many backups are kept: the last one of each of so many days, weeks and months that have one. */
export type Keep = { daily: number; weekly: number; monthly: number };

/** `2026-11-30T02-00-00`, as {@link toName} makes it. */
const NAME = /^(?<day>\d{4}-\d{2}-\d{2})T\d{2}-\d{2}-\d{2}$/u;
const DAY_MS = 86_400_000;

/** The name of a backup that begins at this moment (UTC). */
export function toName(at: Date): string {
  return at.toISOString().slice(0, 19).replaceAll(':', '-');
}

/** The moment in a backup's name; null when somebody chose the name: such a backup is never pruned. */
export function momentOf(name: string): Date | null {
  if (!NAME.test(name)) return null;
  const [day, time = ''] = name.split('T');
  return new Date(`${day}T${time.replaceAll('-', ':')}Z`);
}

/** Of these backups, the names of those that are neither the newest nor kept by a rule. */
export function outdatedBackups(names: readonly string[], keep: Keep): string[] {
  const newestFirst = names
    .filter((name) => momentOf(name) !== null)
    .toSorted()
    .toReversed();
  const kept = new Set([
    ...newestFirst.slice(0, 1),
    ...newestOfEach(newestFirst, keep.daily, (name) => name.slice(0, 10)),
    ...newestOfEach(newestFirst, keep.weekly, mondayOf),
    ...newestOfEach(newestFirst, keep.monthly, (name) => name.slice(0, 7)),
  ]);
  return newestFirst.filter((name) => !kept.has(name)).toReversed();
}

function newestOfEach(
  newestFirst: readonly string[],
  count: number,
  periodOf: (name: string) => string,
): string[] {
  const periods = Map.groupBy(newestFirst, periodOf);
  return [...periods.values()].slice(0, count).flatMap((names) => names.slice(0, 1));
}

function mondayOf(name: string): string {
  const day = new Date(name.slice(0, 10));
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}
