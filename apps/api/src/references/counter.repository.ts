import { sql } from 'drizzle-orm';
import type { Executor } from '../database/client.ts';
import { referenceCounters } from '../database/schema/index.ts';

/** One more of a series in a year: 1 for its first. */
export async function countUp(
  tx: Executor,
  { series, year }: { series: string; year: number },
): Promise<number> {
  const [counter] = await tx
    .insert(referenceCounters)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [referenceCounters.series, referenceCounters.year],
      set: { last: sql`${referenceCounters.last} + 1` },
    })
    .returning({ last: referenceCounters.last });
  if (counter === undefined) throw new Error('The counter of references did not move');
  return counter.last;
}
