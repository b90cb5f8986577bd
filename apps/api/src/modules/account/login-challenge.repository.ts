import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { loginChallenges, users } from '../../database/schema/index.ts';
import { HttpError } from '../../http/http-error.ts';
import { hashToken, type Token } from '../../sessions/tokens.ts';
import { newToken } from './account-token.repository.ts';

const LIFETIME_MS = 300_000;
const ATTEMPTS_MAX = 5;

/**
 * Creates a challenge after the right password; its token is sent back with the code. Waits for a concurrent change of
 * the password; throws `credentials_invalid` when the password has changed.
 */
export async function beginChallenge(
  db: Executor,
  { userId, passwordHash }: { userId: string; passwordHash: string },
  now: Date,
): Promise<Token> {
  const challenge = newToken();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS).toISOString();
  const { rowCount } = await db.execute(sql`
    INSERT INTO ${loginChallenges} (token_hash, user_id, expires_at)
    SELECT ${hashToken(challenge)}, id, ${expiresAt}::timestamptz FROM ${users}
    WHERE id = ${userId} AND password_hash = ${passwordHash} FOR SHARE`);
  if (rowCount !== 1) throw new HttpError('credentials_invalid');
  return challenge;
}

/**
 * Counts an attempt before the code is checked.
 * @returns the user; null when the challenge is unknown, expired or was tried five times
 */
export async function countAttempt(
  db: Executor,
  challenge: Token,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .update(loginChallenges)
    .set({ attempts: sql`${loginChallenges.attempts} + 1` })
    .where(
      and(
        eq(loginChallenges.tokenHash, hashToken(challenge)),
        gt(loginChallenges.expiresAt, now),
        lt(loginChallenges.attempts, ATTEMPTS_MAX),
      ),
    )
    .returning({ userId: loginChallenges.userId });
  return row?.userId ?? null;
}

/** Ends a challenge whose code was right. @returns false when a concurrent call has ended it */
export async function endChallenge(tx: Executor, challenge: Token): Promise<boolean> {
  const ended = await tx
    .delete(loginChallenges)
    .where(eq(loginChallenges.tokenHash, hashToken(challenge)))
    .returning({ userId: loginChallenges.userId });
  return ended.length > 0;
}
