import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { users } from '../../database/schema/index.ts';

/**
 * Locks the admins who can sign in until the transaction ends: of two admins who disable each other at once, the second
 * one finds themselves disabled.
 */
export async function lockActiveAdmins(tx: Executor): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, 'admin'), isNull(users.disabledAt)))
    .orderBy(asc(users.id))
    .for('update');
  return rows.map(({ id }) => id);
}
