import { moroccanDay } from '@tassis/domain';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database/client.ts';
import { referenceCounters } from '../database/schema/index.ts';

/** Orders, bills, credit notes. */
export type Series = 'CMD' | 'FAC' | 'AV';

/**
 * The next number of a series in this year: `CMD-2026-000123`. Whoever asks next waits until this
 * transaction ends, and a rollback gives the number back: no gap.
 */
export async function nextReference(tx: Executor, series: Series, now: Date): Promise<string> {
  const year = Number(moroccanDay(now).slice(0, 4));
  const [counter] = await tx
    .insert(referenceCounters)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [referenceCounters.series, referenceCounters.year],
      set: { last: sql`${referenceCounters.last} + 1` },
    })
    .returning({ last: referenceCounters.last });
  if (counter === undefined) throw new Error('The counter of references did not move');
  return `${series}-${year}-${String(counter.last).padStart(6, '0')}`;
}
