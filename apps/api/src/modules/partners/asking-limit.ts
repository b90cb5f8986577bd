import type { Executor } from '../../database/client.ts';
import { HttpError } from '../../http/http-error.ts';
import { countAsked } from './link-request.repository.ts';

/** How many people a partner may ask in a day: one full import, and as many again individually. */
const ASKED_PER_DAY = 400;
const DAY_MS = 86_400_000;

/**
 * Throws when a partner has exceeded the daily limit, which rolls this call back. Counted from the written
 * rows, so that a repeated delivery counts once.
 */
export async function assertWithinDay(
  tx: Executor,
  { partnerId, now }: { partnerId: string; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  const { asked, first } = await countAsked(tx, { partnerId, since });
  if (asked <= ASKED_PER_DAY) return;
  const waitMs = (first ?? now).getTime() - since.getTime();
  throw new HttpError('too_many_requests', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}
