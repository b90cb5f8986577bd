import type { User } from '@tassis/contracts';
import type { Role, StaffRole } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import type { Executor } from '../../database/client.ts';
import { admins, clients, partners, users } from '../../database/schema/index.ts';
import { findUser } from './user.repository.ts';

/** The columns that every account has. */
export type NewAccount = {
  email: string;
  passwordHash: string;
  locale: Locale;
  firstName: string;
  lastName: string;
  /** When the address was confirmed: at once for a person who follows a link of a mail. */
  emailVerifiedAt?: Date;
};
export type NewPerson = NewAccount & { phone: string };
export type NewPartner = NewPerson & {
  businessName: string;
  legalStatus: string;
  legalForm: string;
};

/** Creates an account. Like the two other functions, throws a unique violation when the address is taken. */
export async function insertClient(tx: Executor, client: NewPerson): Promise<User> {
  const userId = await insertUser(tx, client, 'client');
  const { firstName, lastName, phone } = client;
  await tx.insert(clients).values({ userId, firstName, lastName, phone });
  return written(tx, userId);
}

/** Created as `pending`; an admin validates it. */
export async function insertPartner(tx: Executor, partner: NewPartner): Promise<User> {
  const userId = await insertUser(tx, partner, 'partner');
  const { firstName, lastName, phone, businessName, legalStatus, legalForm } = partner;
  const business = { businessName, legalStatus, legalForm };
  await tx.insert(partners).values({ userId, firstName, lastName, phone, ...business });
  return written(tx, userId);
}

export async function insertStaff(
  tx: Executor,
  colleague: NewAccount,
  role: StaffRole,
): Promise<User> {
  const userId = await insertUser(tx, colleague, role);
  if (role === 'admin') await tx.insert(admins).values({ userId });
  return written(tx, userId);
}

async function insertUser(tx: Executor, account: NewAccount, userType: Role): Promise<string> {
  const { email, passwordHash, locale, firstName, lastName, emailVerifiedAt } = account;
  const userName = `${firstName} ${lastName}`;
  const [user] = await tx
    .insert(users)
    .values({ email, passwordHash, locale, userName, userType, emailVerifiedAt })
    .returning({ id: users.id });
  if (user === undefined) throw new Error('The user was not written');
  return user.id;
}

async function written(tx: Executor, userId: string): Promise<User> {
  const user = await findUser(tx, userId);
  if (user === null) throw new Error('The user was not written');
  return user;
}
