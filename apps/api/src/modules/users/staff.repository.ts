import type { StaffRole } from '@tassis/domain';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { admins, loginChallenges, users } from '../../database/schema/index.ts';

/** Disables an account from this time on, or enables it (null). */
export async function writeDisabled(tx: Executor, userId: string, at: Date | null): Promise<void> {
  await tx
    .update(users)
    .set({ disabledAt: at, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId));
  await tx.delete(loginChallenges).where(eq(loginChallenges.userId, userId));
}

export async function writeRole(tx: Executor, userId: string, role: StaffRole): Promise<void> {
  await tx
    .update(users)
    .set({ userType: role, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId));
  if (role === 'admin') await tx.insert(admins).values({ userId }).onConflictDoNothing();
  else await tx.delete(admins).where(eq(admins.userId, userId));
}
