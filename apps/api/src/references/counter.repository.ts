import { sql } from 'drizzle-orm';
import type { Executor } from '../database/client.ts';

/** How many transactions of this process wait for their number, and how many got one since it started. */
export const numberLine = { waiting: 0, given: 0 };

/**
 * One more of a series in a year: 1 for its first. Those who wait for the end of the same transaction wait in a queue, by an
 * advisory lock: woken all together, as a row's lock does, some would wait for many others who came later.
 */
export async function countUp(
  tx: Executor,
  { series, year }: { series: string; year: number },
): Promise<number> {
  numberLine.waiting += 1;
  const counted = tx.execute<{ last: number }>(sql`
    WITH turn AS MATERIALIZED (SELECT pg_advisory_xact_lock(hashtextextended(${`${series}-${year}`}, 0)))
    INSERT INTO reference_counters (series, year, last) SELECT ${series}, ${year}::int, 1 FROM turn
    ON CONFLICT (series, year) DO UPDATE SET last = reference_counters.last + 1
    RETURNING last`);
  const { rows } = await counted.finally(() => {
    numberLine.waiting -= 1;
    numberLine.given += 1;
  });
  const [counter] = rows;
  if (counter === undefined) throw new Error('The counter of references did not move');
  return counter.last;
}
