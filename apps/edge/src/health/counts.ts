import * as z from 'zod/mini';

const count = z._default(z.number(), 0);

/** A count of one version of an app, as it stands in the store: what came within a short time. */
export const healthLineSchema = z.object({
  /** When it was written. */
  at: z.string(),
  id: z.string(),
  version: z.string(),
  /** Documents that were served with this version. */
  views: count,
  /** Reported failures by their kind. */
  failures: z._default(z.record(z.string(), z.number()), () => ({})),
  /** Failures after which the release before was shown. */
  fallbacks: count,
  /** Addresses that reported a failure, each once in the life of an edge process. */
  reporters: count,
});

/** A line of the health folder. */
export type HealthLine = z.infer<typeof healthLineSchema>;

/** What was counted of one version. */
export type Counts = Omit<HealthLine, 'at' | 'id' | 'version'>;

/** A line that is not stored yet. */
export interface FreshLine extends HealthLine {
  /** Of the reporters: machines that share a store count each of them once together. Written nowhere as it is. */
  networks?: readonly string[];
}

/** Adds up counts. */
export function addCounts(counts: readonly Counts[]): Counts {
  const sum: Counts = { views: 0, failures: {}, fallbacks: 0, reporters: 0 };
  for (const { views, failures, fallbacks, reporters } of counts) {
    sum.views += views;
    sum.fallbacks += fallbacks;
    sum.reporters += reporters;
    for (const [kind, times] of Object.entries(failures)) {
      sum.failures[kind] = (sum.failures[kind] ?? 0) + times;
    }
  }
  return sum;
}

/** The lines of one version within a time; from its first one and to its last one where no moment is given. */
export function countsOf(
  lines: readonly HealthLine[],
  { id, version }: Pick<HealthLine, 'id' | 'version'>,
  { since = '', until = '~' }: { since?: string | undefined; until?: string | undefined } = {},
): Counts {
  return addCounts(
    lines.filter(
      (line) => line.id === id && line.version === version && line.at >= since && line.at < until,
    ),
  );
}

/** All failures of all kinds. */
export function sumFailures({ failures }: Pick<Counts, 'failures'>): number {
  return Object.values(failures).reduce((sum, times) => sum + times, 0);
}

/** What releases are judged by. */
export function toObserved(
  counts: Counts,
): Pick<Counts, 'views' | 'reporters'> & { failures: number } {
  return { views: counts.views, failures: sumFailures(counts), reporters: counts.reporters };
}

/** Merges lines of the same version and of the same time, of which so many characters are kept: 13 is its hour. */
export function mergeLines(lines: readonly HealthLine[], grain: number): HealthLine[] {
  const merged = new Map<string, HealthLine[]>();
  for (const line of lines) {
    const key = [line.at.slice(0, grain), line.id, line.version].join(' ');
    merged.set(key, [...(merged.get(key) ?? []), line]);
  }
  return [...merged.values()].flatMap((same) => {
    const last = same.at(-1);
    return last ? [{ at: last.at, id: last.id, version: last.version, ...addCounts(same) }] : [];
  });
}
