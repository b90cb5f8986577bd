import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { accountTokens } from '../../database/schema/index.ts';
import { hashToken, type Token } from '../../sessions/tokens.ts';

export type Purpose = (typeof accountTokens.$inferSelect)['purpose'];

const HOUR_MS = 3_600_000;
/** A mail that confirms an address may stay unread for a week. */
const LIFETIME_MS: Readonly<Record<Purpose, number>> = {
  email_verification: 7 * 24 * HOUR_MS,
  password_reset: HOUR_MS,
};

type Issue = { purpose: Purpose; userId: string; now: Date; lifetimeMs?: number };

/** 256 random bits; only their hash is stored. */
export function newToken(): Token {
  return randomBytes(32).toString('base64url');
}

/** Creates a token for a link in a mail. */
export async function issueToken(
  tx: Executor,
  { purpose, userId, now, lifetimeMs = LIFETIME_MS[purpose] }: Issue,
): Promise<Token> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const tokenHash = hashToken(token);
  await tx.insert(accountTokens).values({ tokenHash, purpose, userId, expiresAt, createdAt: now });
  return token;
}

type Shown = { purpose: Purpose; token: Token; now: Date };

/** The owner of a token, used or not; null when it is unknown or expired. */
export async function findOwner(tx: Executor, shown: Shown): Promise<string | null> {
  const [row] = await tx
    .select({ userId: accountTokens.userId })
    .from(accountTokens)
    .where(isGood(shown));
  return row?.userId ?? null;
}

/** Consumes a token: of several concurrent callers one gets its owner, the others null. */
export async function spendToken(tx: Executor, shown: Shown): Promise<string | null> {
  const [row] = await tx
    .update(accountTokens)
    .set({ usedAt: shown.now })
    .where(and(isGood(shown), isNull(accountTokens.usedAt)))
    .returning({ userId: accountTokens.userId });
  return row?.userId ?? null;
}

/** Invalidates all tokens of this purpose. */
export async function spendAll(
  tx: Executor,
  { purpose, userId, now }: { purpose: Purpose; userId: string; now: Date },
): Promise<void> {
  await tx
    .update(accountTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountTokens.userId, userId),
        eq(accountTokens.purpose, purpose),
        isNull(accountTokens.usedAt),
      ),
    );
}

function isGood({ purpose, token, now }: Shown) {
  return and(
    eq(accountTokens.tokenHash, hashToken(token)),
    eq(accountTokens.purpose, purpose),
    gt(accountTokens.expiresAt, now),
  );
}
