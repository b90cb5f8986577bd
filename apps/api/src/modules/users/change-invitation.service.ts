import { withdrawInvitation, type StaffInvitation } from '@tassis/contracts';
import type { Locale } from '@tassis/messages';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import { HttpError } from '../../http/http-error.ts';
import { inviteColleague } from './invite-colleague.service.ts';
import { findWaiting, withdraw } from './staff-invitation.repository.ts';

type Changing = { id: string; actorId: string; now: Date };

/** Mails the invited person a new link, in the name of the calling admin. The old link no longer works. */
export async function sendAgain(
  tx: Executor,
  { id, actorId, locale, now }: Changing & { locale: Locale },
): Promise<StaffInvitation> {
  const { email, firstName, lastName, role } = await endWaiting(tx, id, now);
  const colleague = { email, firstName, lastName, role, invitedBy: actorId, locale, now };
  const sent = await inviteColleague(tx, colleague);
  return requireWaiting(tx, sent.id, now);
}

/** Withdraws an invitation. */
export async function takeBack(tx: Executor, { id, actorId, now }: Changing): Promise<void> {
  const { email, role } = await endWaiting(tx, id, now);
  const change = { action: withdrawInvitation.name, subject: 'invitation', subjectId: id };
  await writeAudit(tx, { actorId, ...change, before: { email, role }, now });
}

/** Of two concurrent calls, the second finds no open invitation. */
async function endWaiting(tx: Executor, id: string, now: Date): Promise<StaffInvitation> {
  const invitation = await requireWaiting(tx, id, now);
  if (!(await withdraw(tx, id, now))) throw new HttpError('not_found');
  return invitation;
}

async function requireWaiting(tx: Executor, id: string, now: Date): Promise<StaffInvitation> {
  const invitation = await findWaiting(tx, id, now);
  if (invitation === null) throw new HttpError('not_found');
  return invitation;
}
