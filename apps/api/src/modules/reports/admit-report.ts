import { HttpError } from '../../http/http-error.ts';
import type { Throttles } from '../../throttles/throttles.ts';

/** Reports are lines of the log: a page that fails in a loop, or somebody bored, must not fill it. */
export async function admitReport(throttles: Throttles, address: string): Promise<void> {
  const wait = await throttles.report(address);
  if (wait !== null) throw new HttpError('too_many_requests', { retryAfterSeconds: wait });
}
