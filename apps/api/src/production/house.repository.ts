import type { Role } from '@tassis/domain';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../database/client.ts';
import { invitations, mails, packages, secondFactors, users } from '../database/schema/index.ts';

export type Colleague = { id: string; email: string; role: Role; hasSecondFactor: boolean };

/** All staff accounts that can sign in. */
export async function findActiveStaff(db: Executor): Promise<Colleague[]> {
  const isConfirmed = isNotNull(secondFactors.confirmedAt);
  return db
    .select({
      id: users.id,
      email: users.email,
      role: users.userType,
      hasSecondFactor: sql<boolean>`(${isConfirmed})`,
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(and(inArray(users.userType, ['admin', 'content_admin']), isNull(users.disabledAt)))
    .orderBy(asc(users.createdAt), asc(users.id));
}

/** Invited administrators who have not accepted yet. */
export async function findInvitedAdmins(db: Executor, now: Date): Promise<string[]> {
  const isOpen = and(
    eq(invitations.role, 'admin'),
    isNull(invitations.acceptedAt),
    gt(invitations.expiresAt, now),
  );
  const rows = await db.select({ email: invitations.email }).from(invitations).where(isOpen);
  return rows.map(({ email }) => email);
}

export async function countPublishedPackages(db: Executor): Promise<number> {
  return db.$count(packages, eq(packages.status, 'published'));
}

/** Queued mails with failed attempts: their number, and the newest error. */
export async function findStuckMails(
  db: Executor,
): Promise<{ total: number; lastError: string | null }> {
  const isStuck = and(eq(mails.status, 'queued'), isNotNull(mails.lastError));
  const [counted] = await db.select({ total: count() }).from(mails).where(isStuck);
  const [newest] = await db
    .select({ lastError: mails.lastError })
    .from(mails)
    .where(isStuck)
    .orderBy(desc(mails.createdAt))
    .limit(1);
  return { total: counted?.total ?? 0, lastError: newest?.lastError ?? null };
}

/** The database's time. */
export async function findDatabaseTime(db: Executor): Promise<Date> {
  const moment = sql<Date>`clock_timestamp()`.mapWith(users.createdAt);
  const [row] = await db.select({ moment }).from(sql`(VALUES (1)) AS one`);
  if (row === undefined) throw new Error('The database told no time');
  return row.moment;
}
