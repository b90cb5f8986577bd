import type { User } from '@tassis/contracts';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { statementCache } from '../../database/prepared-statements.ts';
import { admins, clients, partners, secondFactors, users } from '../../database/schema/index.ts';
import { HttpError } from '../../http/http-error.ts';

/** The columns that a sign-in needs besides the user. */
export type Credentials = {
  user: User;
  passwordHash: string;
  isDisabled: boolean;
  /** Whether the sign-in requires a second factor. */
  hasSecondFactor: boolean;
};

type Row = {
  users: typeof users.$inferSelect;
  clients: typeof clients.$inferSelect | null;
  partners: typeof partners.$inferSelect | null;
  admins: typeof admins.$inferSelect | null;
  secondFactor: { confirmedAt: Date | null } | null;
};

const prepared = statementCache();

/** Finds a user by the canonical spelling of the address. */
export async function findCredentials(db: Executor, email: string): Promise<Credentials | null> {
  const [row] = await withRoles(
    db,
    'by e-mail',
    eq(sql`lower(${users.email})`, sql.placeholder('email')),
  ).execute({ email });
  return row === undefined ? null : toCredentials(row);
}

/** Finds a user by id. */
export async function findCredentialsOfUser(db: Executor, id: string): Promise<Credentials | null> {
  const [row] = await withRoles(db, 'by id', eq(users.id, sql.placeholder('id'))).execute({ id });
  return row === undefined ? null : toCredentials(row);
}

export async function findUser(db: Executor, id: string): Promise<User | null> {
  const [row] = await withRoles(db, 'by id', eq(users.id, sql.placeholder('id'))).execute({ id });
  return row === undefined ? null : toUser(row);
}

/** The signed-in user. Throws when the account was deleted within the second for which sessions are cached. */
export async function requireUser(db: Executor, id: string): Promise<User> {
  const user = await findUser(db, id);
  if (user === null) throw new HttpError('unauthenticated');
  return user;
}

function withRoles(db: Executor, key: string, which: SQL) {
  return prepared(db, key, () =>
    db
      .select({
        users,
        clients,
        partners,
        admins,
        secondFactor: { confirmedAt: secondFactors.confirmedAt },
      })
      .from(users)
      .leftJoin(clients, eq(clients.userId, users.id))
      .leftJoin(partners, eq(partners.userId, users.id))
      .leftJoin(admins, eq(admins.userId, users.id))
      .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
      .where(which),
  );
}

function toCredentials(row: Row): Credentials {
  const { passwordHash, disabledAt } = row.users;
  const confirmedAt = row.secondFactor?.confirmedAt ?? null;
  return {
    user: toUser(row),
    passwordHash,
    isDisabled: disabledAt !== null,
    hasSecondFactor: confirmedAt !== null,
  };
}

function toUser({ users: user, clients: client, partners: partner, admins: admin }: Row): User {
  return {
    id: user.id,
    email: user.email,
    userName: user.userName,
    user_type: user.userType,
    email_verified: user.emailVerifiedAt !== null,
    locale: user.locale,
    ...(client && { client: { firstName: client.firstName, lastName: client.lastName } }),
    ...(partner && {
      partner: {
        firstName: partner.firstName,
        lastName: partner.lastName,
        businessName: partner.businessName,
        legalStatus: partner.legalStatus,
        legalForm: partner.legalForm,
        status: partner.status,
      },
    }),
    ...(admin && { admin: { role: admin.role } }),
  };
}
