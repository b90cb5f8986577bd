import { moroccanDay } from '@tassis/domain';
import type { Executor } from '../database/client.ts';
import { countUp } from './counter.repository.ts';

/** Orders, bills, credit notes. */
export type Series = 'CMD' | 'FAC' | 'AV';

/**
 * The next number of a series in this year: `CMD-2026-000123`. The next caller waits until this
 * transaction ends, and a rollback gives the number back: no gap.
 */
export async function nextReference(tx: Executor, series: Series, now: Date): Promise<string> {
  const year = Number(moroccanDay(now).slice(0, 4));
  const count = await countUp(tx, { series, year });
  return `${series}-${year}-${String(count).padStart(6, '0')}`;
}
