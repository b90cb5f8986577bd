import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { users } from '../../database/schema/index.ts';

/** Whether a message may be assigned to this user. */
export async function isActiveAdmin(db: Executor, id: string): Promise<boolean> {
  const [admin] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.userType, 'admin'), isNull(users.disabledAt)));
  return admin !== undefined;
}

/** The account of the sender of a message, if it exists and gets notifications. */
export async function findWriter(db: Executor, email: string) {
  const [writer] = await db
    .select({ id: users.id, locale: users.locale })
    .from(users)
    .where(
      and(
        eq(sql`lower(${users.email})`, email.toLowerCase()),
        inArray(users.userType, ['client', 'partner']),
      ),
    );
  return writer ?? null;
}
