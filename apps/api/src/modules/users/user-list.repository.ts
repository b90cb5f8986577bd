import type { AdminUser } from '@tassis/contracts';
import type { Role } from '@tassis/domain';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { secondFactors, users } from '../../database/schema/index.ts';
import { all, type List } from '../../lists/keyset.ts';
import { readingById, type RowsById } from '../../lists/rows-by-id.ts';
import { searchPattern } from '../../lists/search-pattern.ts';
import { searching } from '../../lists/search.ts';

const keyset = { table: users, at: users.createdAt, id: users.id };

export type UserFilter = {
  role?: Role | undefined;
  state?: 'active' | 'disabled' | undefined;
  search?: string | undefined;
};

/** The position of an account in the list. */
export const keyOfUser = ({ created_at: at, id }: AdminUser) => ({ at, id });

/** All accounts by date. */
export async function listOfUsers(
  db: Executor,
  { role, state, search }: UserFilter,
): Promise<List> {
  const pattern = search === undefined ? undefined : await searchPattern(db, search);
  const matching = all(
    isNull(users.erasedAt),
    state === 'active' && isNull(users.disabledAt),
    state === 'disabled' && isNotNull(users.disabledAt),
  );
  const searched = { column: users.search, pattern, isOwn: false };
  return searching(searched, { ...keyset, filters: [[users.userType, role]], matching });
}

const readRows = readingById(users.id, (db, { where, orderBy }) =>
  adminUsers(db).where(where).orderBy(orderBy),
);

export const readUsers: RowsById<AdminUser> = async (db, ids) =>
  (await readRows(db, ids)).map(toAdminUser);

/** Null when there is none, and for an erased account, which nothing can be done with. */
export async function findAdminUser(db: Executor, id: string): Promise<AdminUser | null> {
  const [row] = await adminUsers(db).where(and(eq(users.id, id), isNull(users.erasedAt)));
  return row === undefined ? null : toAdminUser(row);
}

function adminUsers(db: Executor) {
  return db
    .select({ user: users, confirmedAt: secondFactors.confirmedAt })
    .from(users)
    .leftJoin(
      secondFactors,
      and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt)),
    );
}

type Row = { user: typeof users.$inferSelect; confirmedAt: Date | null };

function toAdminUser({ user, confirmedAt }: Row): AdminUser {
  return {
    id: user.id,
    email: user.email,
    userName: user.userName,
    user_type: user.userType,
    email_verified: user.emailVerifiedAt !== null,
    disabled: user.disabledAt !== null,
    mfa_enabled: confirmedAt !== null,
    created_at: user.createdAt.toISOString(),
    version: user.version,
  };
}
