import type { StaffInvitation } from '@tassis/contracts';
import { isStaff } from '@tassis/domain';
import { and, eq, getTableColumns, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { invitations, users } from '../../database/schema/index.ts';
import type { List } from '../../lists/keyset.ts';
import { readingById, type RowsById } from '../../lists/rows-by-id.ts';

const keyset = { table: invitations, at: invitations.createdAt, id: invitations.id };

/** The position of an invitation in the list. */
export const keyOfInvitation = ({ created_at: at, id }: StaffInvitation) => ({ at, id });

/** Invitations of staff that can still be accepted. */
export function listOfInvitations(now: Date): List {
  return { ...keyset, matching: waits(now) };
}

const readRows = readingById(invitations.id, (db, { where, orderBy }) =>
  selectInvitations(db).where(where).orderBy(orderBy),
);

export const readInvitations: RowsById<StaffInvitation> = async (db, ids) =>
  (await readRows(db, ids)).map(toInvitation);

/** Null for one that is accepted, withdrawn or expired, and for one of a partner. */
export async function findWaiting(
  db: Executor,
  id: string,
  now: Date,
): Promise<StaffInvitation | null> {
  const [row] = await selectInvitations(db).where(and(eq(invitations.id, id), waits(now)));
  return row === undefined ? null : toInvitation(row);
}

/** Withdraws an invitation. @returns whether it was still open */
export async function withdraw(tx: Executor, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(invitations)
    .set({ expiresAt: now })
    .where(and(eq(invitations.id, id), waits(now)));
  return rowCount === 1;
}

/** Written as in the partial index, so that PostgreSQL uses it. */
function waits(now: Date): SQL | undefined {
  const { role, acceptedAt, expiresAt } = invitations;
  return and(sql`${role} <> 'client'`, isNull(acceptedAt), gt(expiresAt, now));
}

function selectInvitations(db: Executor) {
  return db
    .select({ invitation: getTableColumns(invitations), inviter: users.userName })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .$dynamic();
}

type Row = { invitation: typeof invitations.$inferSelect; inviter: string };

function toInvitation({ invitation, inviter }: Row): StaffInvitation {
  const { id, email, firstName, lastName, role, createdAt, expiresAt } = invitation;
  if (!isStaff(role)) throw new Error(`No colleague is invited as ${role}`);
  return {
    id,
    email,
    firstName,
    lastName,
    role,
    invited_by: inviter,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}
