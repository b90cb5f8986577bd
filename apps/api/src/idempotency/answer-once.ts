import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database, Executor } from '../database/client.ts';
import { idempotencyKeys } from '../database/schema/index.ts';
import { ApiError } from '../http/api-error.ts';
import { PreparedAnswer } from '../http/route.ts';
import { inShortWait, RETRY_AFTER_SECONDS } from './short-wait.ts';

/** How long the first answer is kept. */
const KEPT_MS = 86_400_000;

export type Intent = {
  /** Null: somebody without an account. */
  userId: string | null;
  /** What the caller made up for this intent. */
  key: string;
  /** The operation's name: one key belongs to one operation. */
  contract: string;
  bodyHash: string;
  now: Date;
};

/**
 * Does something once for each key: the key, what is done and the answer commit together or not at
 * all. A second delivery gets the first answer byte for byte; one that comes while the first is at
 * work waits for it; the same key with another body is refused. A refusal stores nothing.
 */
export function answerOnce(
  db: Database,
  intent: Intent,
  act: (tx: Executor) => Promise<PreparedAnswer>,
): Promise<PreparedAnswer> {
  return inShortWait(db, async (tx) => {
    if (!(await claim(tx, intent))) return replay(tx, intent);
    const answer = await act(tx);
    await tx
      .update(idempotencyKeys)
      .set({ status: answer.status, response: answer.text })
      .where(ownedBy(intent));
    return answer;
  });
}

/** The insert waits for a delivery that is at work, since the key is unique. */
async function claim(tx: Executor, intent: Intent): Promise<boolean> {
  const { userId, key, contract, bodyHash, now } = intent;
  const forgotten = new Date(now.getTime() - KEPT_MS);
  await tx
    .delete(idempotencyKeys)
    .where(and(ownedBy(intent), lt(idempotencyKeys.createdAt, forgotten)));
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, contract, bodyHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

async function replay(tx: Executor, intent: Intent): Promise<PreparedAnswer> {
  const [first] = await tx.select().from(idempotencyKeys).where(ownedBy(intent));
  const isSame = first?.contract === intent.contract && first.bodyHash === intent.bodyHash;
  if (first === undefined || !isSame) throw new ApiError('idempotency_key_reused');
  if (first.status === null || first.response === null) {
    throw new ApiError('idempotency_in_progress', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  return new PreparedAnswer(first.status, first.response, { 'idempotency-replayed': 'true' });
}

function ownedBy({ userId, key }: Intent) {
  const owner = idempotencyKeys.userId;
  const isOwned = userId === null ? isNull(owner) : eq(owner, userId);
  return and(isOwned, eq(idempotencyKeys.key, key));
}
