import { getExpectedDay, getNextActor } from '@tassis/domain';
import type { Executor } from '../../../database/client.ts';
import { findFirm } from '../../firm/firm.repository.ts';

type Turn = Parameters<typeof getExpectedDay>[0];

/**
 * The day by which the firm promises its next step, by its current settings. A stored promise does not change with the
 * settings.
 */
export async function promiseNextStep(db: Executor, turn: Turn): Promise<string | null> {
  if (getNextActor(turn.status) !== 'firm') return null;
  return getExpectedDay(turn, await findFirm(db));
}
