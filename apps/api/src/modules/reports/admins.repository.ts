import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { users } from '../../database/schema/index.ts';

/** The administrators who may sign in. */
export function findAdmins(db: Executor) {
  const { id, email, locale, userType, disabledAt } = users;
  return db
    .select({ id, email, locale })
    .from(users)
    .where(and(eq(userType, 'admin'), isNull(disabledAt)))
    .orderBy(asc(id));
}
