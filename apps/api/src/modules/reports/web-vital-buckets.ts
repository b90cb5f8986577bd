/** The upper bounds of the buckets, the last one being open; never changed, only added to at the end. LCP and INP in milliseconds. */
const BOUNDS = {
  lcp: [250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 4000, 6000, 10_000, 20_000],
  inp: [16, 32, 48, 64, 96, 128, 160, 200, 250, 300, 400, 500, 750, 1000, 2000, 5000],
  cls: [0.001, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.5, 1, 2],
} as const satisfies Record<string, readonly number[]>;

export type Metric = keyof typeof BOUNDS;
export const METRICS = ['lcp', 'inp', 'cls'] as const satisfies readonly Metric[];

/** The bucket that a value falls into. */
export function bucketOf(metric: Metric, value: number): number {
  const bucket = BOUNDS[metric].findIndex((bound) => value <= bound);
  return bucket === -1 ? BOUNDS[metric].length : bucket;
}

/** The value that three in four visits did not exceed, as if they lay evenly in their bucket; of the open one its lower bound. */
export function p75(metric: Metric, visits: ReadonlyMap<number, number>): number {
  const bounds: readonly number[] = BOUNDS[metric];
  const wanted = 0.75 * [...visits.values()].reduce((sum, count) => sum + count, 0);
  let before = 0;
  for (let bucket = 0; bucket < bounds.length; bucket += 1) {
    const count = visits.get(bucket) ?? 0;
    const [lower, upper] = [bounds[bucket - 1] ?? 0, bounds[bucket] ?? 0];
    if (count > 0 && before + count >= wanted)
      return lower + ((upper - lower) * (wanted - before)) / count;
    before += count;
  }
  return bounds.at(-1) ?? 0;
}
