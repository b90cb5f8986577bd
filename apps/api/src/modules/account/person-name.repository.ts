import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { users } from '../../database/schema/index.ts';

/** A person's name as their own record has it: `firstName` is the given name. */
export type PersonName = { firstName: string; lastName: string };

/**
 * Shows a person everywhere by the name that their record has now; anyone who writes a client's or a
 * partner's name calls it. What the searches of a client's things hold follows by triggers of the
 * database.
 */
export function showPersonName(
  tx: Executor,
  userId: string,
  { firstName, lastName }: PersonName,
): Promise<void> {
  return writeUserName(tx, userId, `${firstName} ${lastName}`);
}

/** The name of an account; of the staff, who have no other. */
export async function writeUserName(tx: Executor, userId: string, userName: string): Promise<void> {
  await tx
    .update(users)
    .set({ userName, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId));
}
