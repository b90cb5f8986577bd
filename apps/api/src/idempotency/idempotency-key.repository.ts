import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../database/client.ts';
import { idempotencyKeys } from '../database/schema/index.ts';

/** How long a key and its answer are stored. */
const LIFETIME_MS = 86_400_000;

/** A request with an `Idempotency-Key`. */
export type KeyedRequest = {
  /** Null: a caller without an account. */
  userId: string | null;
  /** The `Idempotency-Key` that the caller generated for this request. */
  key: string;
  /** The operation's name: one key belongs to one operation. */
  contract: string;
  bodyHash: string;
  now: Date;
};

/** Claims a key. @returns false when it was used before; the insert waits for a concurrent delivery, because the key is unique */
export async function claimKey(tx: Executor, request: KeyedRequest): Promise<boolean> {
  const { userId, key, contract, bodyHash, now } = request;
  const forgotten = new Date(now.getTime() - LIFETIME_MS);
  await tx
    .delete(idempotencyKeys)
    .where(and(ownedBy(request), lt(idempotencyKeys.createdAt, forgotten)));
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, contract, bodyHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

/** Stores the key of a change that was made; an existing key stays unchanged. */
export async function noteUse(tx: Executor, request: KeyedRequest): Promise<void> {
  const { userId, key, contract, bodyHash, now } = request;
  await tx
    .insert(idempotencyKeys)
    .values({ userId, key, contract, bodyHash, createdAt: now })
    .onConflictDoNothing();
}

/** The request that first used this key, with its answer. */
export async function findFirstUse(tx: Executor, request: KeyedRequest) {
  const [first] = await tx.select().from(idempotencyKeys).where(ownedBy(request));
  return first ?? null;
}

export async function keepAnswer(
  tx: Executor,
  request: KeyedRequest,
  { status, text }: { status: number; text: string },
): Promise<void> {
  await tx.update(idempotencyKeys).set({ status, response: text }).where(ownedBy(request));
}

function ownedBy({ userId, key }: KeyedRequest) {
  const owner = idempotencyKeys.userId;
  const isOwned = userId === null ? isNull(owner) : eq(owner, userId);
  return and(isOwned, eq(idempotencyKeys.key, key));
}
