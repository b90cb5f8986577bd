import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { loginChallenges, users } from '../../database/schema/index.ts';
import { spendAll } from './account-token.repository.ts';

/** Writes a new password; invalidates reset links and sign-ins that await a code. */
export async function writePassword(
  tx: Executor,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  await tx
    .update(users)
    .set({ passwordHash, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId));
  await spendAll(tx, { purpose: 'password_reset', userId, now });
  await tx.delete(loginChallenges).where(eq(loginChallenges.userId, userId));
}

/** Marks the e-mail address as confirmed. */
export async function confirmEmail(tx: Executor, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(users.id, userId));
}
