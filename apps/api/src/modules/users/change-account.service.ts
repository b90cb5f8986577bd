import type { AdminUser } from '@tassis/contracts';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { HttpError } from '../../http/http-error.ts';
import { lockActiveAdmins } from './staff.repository.ts';
import { findAdminUser } from './user-list.repository.ts';

type Command = {
  actorId: string;
  userId: string;
  /** The operation's name, for the audit trail. */
  action: string;
};

/** Changes somebody's account and notes it, in one transaction. @returns the account as it is now */
export async function changeAccount(
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
export async function assertMayTakeAway(
  tx: Executor,
  { actorId, userId }: { actorId: string; userId: string },
): Promise<void> {
  if (actorId === userId) throw new HttpError('own_account');
  const active = await lockActiveAdmins(tx);
  if (!active.includes(actorId)) throw new HttpError('last_admin');
}
