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

/** Who does it to whom. */
type People = { actorId: string; userId: string };

/** Gives somebody of the staff another role. */
export async function changeRole(
  deps: Dependencies,
  people: People,
  role: StaffRole,
): Promise<AdminUser> {
  const { userId } = people;
  const command = { ...people, action: 'changeUserRole' };
  const user = await changeAccount(deps, command, async (tx, before) => {
    await assertMayTakeAway(tx, people);
    // Clients and partners have orders, clients, documents: they stay what they are.
    if (!isStaff(before.user_type)) throw new HttpError('role_fixed');
    if (before.user_type !== role) await writeRole(tx, userId, role);
  });
  deps.sessions.forget(userId);
  return user;
}

/** Closes somebody's account until it is opened again, and signs them out. */
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

/** Opens it again. */
export function letIn(deps: Dependencies, people: People): Promise<AdminUser> {
  return changeAccount(deps, { ...people, action: 'enableUser' }, async (tx, before) => {
    if (before.disabled) await writeDisabled(tx, people.userId, null);
  });
}

/** Ends somebody's sessions, but the one that is excepted. */
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

/** Mails somebody the way to a new password. */
export async function mailPasswordReset(deps: Dependencies, people: People): Promise<void> {
  await changeAccount(deps, { ...people, action: 'resetUserPassword' }, async (tx) => {
    const found = await findCredentialsOfUser(tx, people.userId);
    // Anyone who is shut out has nothing to sign in to.
    if (found === null || found.isDisabled) throw new HttpError('not_found');
    await sendPasswordReset(tx, { user: found.user, now: deps.clock() });
  });
}

type Command = People & {
  /** The operation's name, for the audit trail. */
  action: string;
};

/** Changes somebody's account and notes it, in one transaction. @returns the account as it is now */
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
 * Throws when this would lock somebody out who must not be: nobody does it to themselves, and an
 * admin whom another one has just shut out shuts nobody out any more, so one always stays.
 */
async function assertMayTakeAway(tx: Executor, { actorId, userId }: People): Promise<void> {
  if (actorId === userId) throw new HttpError('own_account');
  const active = await lockActiveAdmins(tx);
  if (!active.includes(actorId)) throw new HttpError('last_admin');
}
