import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../database/client.ts';
import { idempotencyKeys } from '../database/schema/index.ts';

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

/** Whether nobody had this key; the insert waits for a delivery that is at work, since the key is unique. */
export async function claimKey(tx: Executor, intent: Intent): Promise<boolean> {
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

/** Says that what this key was for is done; a key that is known stays as it is. */
export async function noteUse(tx: Executor, intent: Intent): Promise<void> {
  const { userId, key, contract, bodyHash, now } = intent;
  await tx
    .insert(idempotencyKeys)
    .values({ userId, key, contract, bodyHash, createdAt: now })
    .onConflictDoNothing();
}

/** What this key was used for, and what was answered. */
export async function findFirstUse(tx: Executor, intent: Intent) {
  const [first] = await tx.select().from(idempotencyKeys).where(ownedBy(intent));
  return first ?? null;
}

export async function keepAnswer(
  tx: Executor,
  intent: Intent,
  { status, text }: { status: number; text: string },
): Promise<void> {
  await tx.update(idempotencyKeys).set({ status, response: text }).where(ownedBy(intent));
}

function ownedBy({ userId, key }: Intent) {
  const owner = idempotencyKeys.userId;
  const isOwned = userId === null ? isNull(owner) : eq(owner, userId);
  return and(isOwned, eq(idempotencyKeys.key, key));
}
