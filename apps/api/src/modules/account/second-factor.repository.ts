import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { statementCache } from '../../database/prepared-statements.ts';
import { recoveryCodes, secondFactors } from '../../database/schema/index.ts';

export type SecondFactor = typeof secondFactors.$inferSelect;

const prepared = statementCache();

export async function findSecondFactor(db: Executor, userId: string): Promise<SecondFactor | null> {
  const ofUser = eq(secondFactors.userId, sql.placeholder('userId'));
  const built = prepared(db, 'of user', () => db.select().from(secondFactors).where(ofUser));
  const [row] = await built.execute({ userId });
  return row ?? null;
}

export async function countRecoveryCodes(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Whether these are the person's recovery codes, used or not. */
export async function areRecoveryCodes(
  db: Executor,
  userId: string,
  codeHashes: readonly string[],
): Promise<boolean> {
  const areTheirs = and(
    eq(recoveryCodes.userId, userId),
    inArray(recoveryCodes.codeHash, [...codeHashes]),
  );
  return (await db.$count(recoveryCodes, areTheirs)) === codeHashes.length;
}

/** Whether a second factor is on; locks the row until the transaction ends. */
export async function isSecondFactorOn(tx: Executor, userId: string): Promise<boolean> {
  const isOn = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
  const held = await tx
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(isOn)
    .for('update');
  return held.length > 0;
}

/** Stores a secret that is not confirmed yet. @returns false when another one is confirmed */
export async function putSecret(
  db: Executor,
  { userId, secret, now }: { userId: string; secret: string; now: Date },
): Promise<boolean> {
  const written = await db
    .insert(secondFactors)
    .values({ userId, secret, createdAt: now })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, createdAt: now, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return written.length > 0;
}

type Confirmation = { userId: string; secret: string; step: number; now: Date };

/** Confirms the secret whose code was sent, once. */
export async function confirmSecret(
  tx: Executor,
  { userId, secret, step, now }: Confirmation,
): Promise<boolean> {
  const confirmed = await tx
    .update(secondFactors)
    .set({ confirmedAt: now, lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.secret, secret),
        isNull(secondFactors.confirmedAt),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return confirmed.length > 0;
}

export async function replaceRecoveryCodes(
  tx: Executor,
  userId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (codeHashes.length === 0) return;
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ codeHash, userId })));
}

/** Consumes the code of a time step: it works once, and no older step works after it. @returns whether it was valid */
export async function takeStep(tx: Executor, userId: string, step: number): Promise<boolean> {
  const taken = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        isNotNull(secondFactors.confirmedAt),
        lt(secondFactors.lastStep, sql`${step}`),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}

/** Consumes a recovery code: of several concurrent callers one gets true. */
export async function takeRecoveryCode(
  tx: Executor,
  { userId, codeHash, now }: { userId: string; codeHash: string; now: Date },
): Promise<boolean> {
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.codeHash, codeHash),
        eq(recoveryCodes.userId, userId),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

/** @returns whether there was a confirmed second factor */
export async function deleteSecondFactor(tx: Executor, userId: string): Promise<boolean> {
  const removed = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  await replaceRecoveryCodes(tx, userId, []);
  return removed.some(({ confirmedAt }) => confirmedAt !== null);
}

const SECRETS_AT_ONCE = 500;

/** The encrypted secrets of the next users after this id, in the order of ids. */
export function findSecrets(db: Executor, after: string) {
  return db
    .select({ userId: secondFactors.userId, sealed: secondFactors.secret })
    .from(secondFactors)
    .where(gt(secondFactors.userId, after))
    .orderBy(asc(secondFactors.userId))
    .limit(SECRETS_AT_ONCE);
}

type Replacement = { userId: string; sealed: string; secret: string };

/** Replaces an encrypted secret; false when it is no longer the one that was read. */
export async function replaceSecret(
  db: Executor,
  { userId, sealed, secret }: Replacement,
): Promise<boolean> {
  const isSame = and(eq(secondFactors.userId, userId), eq(secondFactors.secret, sealed));
  const { rowCount } = await db.update(secondFactors).set({ secret }).where(isSame);
  return rowCount === 1;
}
