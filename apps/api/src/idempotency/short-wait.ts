import type { Database, Executor } from '../database/client.ts';
import { waitTenSeconds } from '../database/lock-timeout.ts';
import { isLockTimeout } from '../database-error.ts';
import { HttpError } from '../http/http-error.ts';

/** When a caller whose first delivery is still being handled may retry. */
export const RETRY_AFTER_SECONDS = 2;

/**
 * Acts in a transaction that waits ten seconds at most for another delivery of the same request, and then
 * tells the caller to come back.
 */
export async function inShortWait<Result>(
  db: Database,
  act: (tx: Executor) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction(async (tx) => {
      await waitTenSeconds(tx);
      return act(tx);
    });
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    const details = { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error };
    throw new HttpError('idempotency_in_progress', details);
  }
}
