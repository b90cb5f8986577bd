import type { Database, Executor } from '../database/client.ts';
import { waitTenSeconds } from '../database/lock-timeout.ts';
import { isLockTimeout } from '../database-error.ts';
import { HttpError } from '../http/http-error.ts';

/** The number of seconds after which a caller may retry whose first delivery is still being handled. */
export const RETRY_AFTER_SECONDS = 2;

/**
 * Runs in a transaction that waits at most ten seconds for another delivery of the same request, and otherwise tells the
 * caller to retry.
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
