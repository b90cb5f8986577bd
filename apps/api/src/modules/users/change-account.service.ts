import type { AdminUser } from '@tassis/contracts';
import { isStaff, type StaffRole } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { HttpError } from '../../http/http-error.ts';
import { sendPasswordReset } from '../account/account-mails.ts';
import { lockActiveAdmins } from '../account/active-admins.repository.ts';
import { findCredentialsOfUser } from '../account/user.repository.ts';
import { writeDisabled, writeRole } from './staff.repository.ts';
import { findAdminUser } from './user-list.repository.ts';

/** The admin, and the account to change. */
type People = { actorId: string; userId: string };

/** Changes the role of a member of the staff. */
export async function changeRole(
  deps: Dependencies,
  people: People,
  role: StaffRole,
): Promise<AdminUser> {
  const { userId } = people;
  const command = { ...people, action: 'changeUserRole' };
  const user = await changeAccount(deps, command, async (tx, before) => {
    await assertMayTakeAway(tx, people);
    // Clients and partners own orders, clients and documents, so their role is fixed.
    if (!isStaff(before.user_type)) throw new HttpError('role_fixed');
    if (before.user_type !== role) await writeRole(tx, userId, role);
  });
  deps.sessions.forget(userId);
  return user;
}

/** Disables an account and ends its sessions. */
export async function shutOut(deps: Dependencies, people: People): Promise<AdminUser> {
  const { userId } = people;
  const command = { ...people, action: 'disableUser' };
  const user = await changeAccount(deps, command, async (tx, before) => {
    await assertMayTakeAway(tx, people);
    if (before.disabled) return;
    await writeDisabled(tx, userId, deps.clock());
    await deps.sessions.endAll(tx, userId);
  });
  deps.sessions.forget(userId);
  return user;
}

/** Enables a disabled account. */
export function letIn(deps: Dependencies, people: People): Promise<AdminUser> {
  return changeAccount(deps, { ...people, action: 'enableUser' }, async (tx, before) => {
    if (before.disabled) await writeDisabled(tx, people.userId, null);
  });
}

/** Ends a user's sessions except one. */
export async function signOut(
  deps: Dependencies,
  people: People,
  except: string | undefined,
): Promise<void> {
  const { userId } = people;
  const command = { ...people, action: 'endUserSessions' };
  await changeAccount(deps, command, (tx) => deps.sessions.endAll(tx, userId, except));
  deps.sessions.forget(userId);
}

/** Mails a password reset link to a user. */
export async function mailPasswordReset(deps: Dependencies, people: People): Promise<void> {
  await changeAccount(deps, { ...people, action: 'resetUserPassword' }, async (tx) => {
    const found = await findCredentialsOfUser(tx, people.userId);
    // A disabled account gets no reset link.
    if (found === null || found.isDisabled) throw new HttpError('not_found');
    await sendPasswordReset(tx, { user: found.user, now: deps.clock() });
  });
}

type Command = People & {
  /** The operation's name, for the audit trail. */
  action: string;
};

/** Changes an account and writes the audit trail, in one transaction. @returns the changed account */
async function changeAccount(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { actorId, userId, action }: Command,
  change: (tx: Executor, before: AdminUser) => Promise<void>,
): Promise<AdminUser> {
  return db.transaction(async (tx) => {
    const before = await findAdminUser(tx, userId);
    if (before === null) throw new HttpError('not_found');
    await change(tx, before);
    const after = await findAdminUser(tx, userId);
    if (after === null) throw new Error('The account is gone');
    const subject = { subject: 'user', subjectId: userId };
    await writeAudit(tx, { actorId, action, ...subject, before, after, now: clock() });
    return after;
  });
}

/**
 * Throws when an admin would disable or demote themselves, or was disabled by another admin since, so that there is
 * always at least one active admin.
 */
async function assertMayTakeAway(tx: Executor, { actorId, userId }: People): Promise<void> {
  if (actorId === userId) throw new HttpError('own_account');
  const active = await lockActiveAdmins(tx);
  if (!active.includes(actorId)) throw new HttpError('last_admin');
}
