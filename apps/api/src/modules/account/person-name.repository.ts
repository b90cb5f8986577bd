import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { users } from '../../database/schema/index.ts';

/** The name in a person's own record; `firstName` is the given name. */
export type PersonName = { firstName: string; lastName: string };

/**
 * Updates a person's name everywhere; call it after a client's or partner's name has changed. The search columns of
 * a client's records follow by database triggers.
 */
export function showPersonName(
  tx: Executor,
  userId: string,
  { firstName, lastName }: PersonName,
): Promise<void> {
  return writeUserName(tx, userId, `${firstName} ${lastName}`);
}

/** The name of an account without a person's record: a member of the staff. */
export async function writeUserName(tx: Executor, userId: string, userName: string): Promise<void> {
  await tx
    .update(users)
    .set({ userName, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId));
}
