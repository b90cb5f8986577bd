import { canonicalEmail, firmName, type StaffRole } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { newToken } from '../account/account-token.repository.ts';
import { insertInvitation, withdrawStaffInvitations } from '../account/invitation.repository.ts';
import { emailTaken } from '../registration/open-account.service.ts';
import { findCredentials } from '../account/user.repository.ts';
import { findFirm } from '../firm/firm.repository.ts';

const LIFETIME_MS = 7 * 86_400_000;

type Colleague = {
  email: string;
  firstName: string;
  lastName: string;
  role: StaffRole;
  invitedBy: string;
  locale: Locale;
  now: Date;
};

/** Invites a member of the staff by mail; earlier invitations to the address are withdrawn. */
export async function inviteColleague(tx: Executor, colleague: Colleague) {
  const { invitedBy, role, locale, now } = colleague;
  const email = canonicalEmail(colleague.email);
  if ((await findCredentials(tx, email)) !== null) throw emailTaken();
  await withdrawStaffInvitations(tx, email, now);

  const token = newToken();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  const [firstName, lastName] = [colleague.firstName.trim(), colleague.lastName.trim()];
  const invited = { email, role, firstName, lastName, invitedBy, expiresAt };
  const id = await insertInvitation(tx, { ...invited, token, now });
  const name = firmName(await findFirm(tx));
  const content = { template: 'invitation', firstName, invitedBy: name, role, token } as const;
  const dedupeKey = `invitation:${id}`;
  await queueMail(tx, { content, to: email, userId: null, locale, dedupeKey, now });
  const after = { email, role };
  const subject = { subject: 'invitation', subjectId: id };
  await writeAudit(tx, { actorId: invitedBy, action: 'inviteUser', ...subject, after, now });
  return { id, email, role, expires_at: expiresAt.toISOString() };
}
