import type { AuthAnswer, User } from '@tassis/contracts';
import { firmName, isStaff } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError, violationError } from '../../http/http-error.ts';
import { notify } from '../../notifications/notify.ts';
import { partnerClientPath } from '../../partner-paths.ts';
import type { Token } from '../../sessions/tokens.ts';
import { admit } from '../../throttles/admit.ts';
import { findFirm } from '../firm/firm.repository.ts';
import {
  findInvitation,
  findInviter,
  linkInvited,
  takeInvitation,
  type Invitation,
} from '../account/invitation.repository.ts';
import { insertClient, insertStaff, type NewAccount } from '../account/new-account.repository.ts';
import { unlessTaken } from './open-account.service.ts';
import { authAnswer } from '../account/sign-in.service.ts';

/** The facts that an invitation's token gives access to: nothing that the mail does not contain. */
export async function readInvitation(
  { db, clock, throttles }: Pick<Dependencies, 'db' | 'clock' | 'throttles'>,
  { token, address }: { token: Token; address: string },
) {
  await admit(throttles.link(address));
  const invitation = await findInvitation(db, { token, now: clock() });
  if (invitation === null) throw new HttpError('link_invalid');
  const { email, firstName, lastName, phone, role, invitedBy } = invitation;
  const partner = role === 'client' ? await findInviter(db, invitedBy) : null;
  const invited_by = partner ?? firmName(await findFirm(db));
  return { email, firstName, lastName, phone, role, invited_by };
}

type Acceptance = {
  token: Token;
  form: {
    password: string;
    firstName?: string | undefined;
    lastName?: string | undefined;
    phone?: string | undefined;
  };
  address: string;
  userAgent: string | null;
  locale: Locale;
};

/** Opens the account of an invitation. The token came by mail, so the address counts as confirmed. */
export async function acceptInvited(
  { db, clock, passwords, sessions, throttles }: Dependencies,
  { token, form, address, userAgent, locale }: Acceptance,
): Promise<AuthAnswer> {
  await admit(throttles.registration(address), 'registration_throttled');
  const now = clock();
  const invitation = await findInvitation(db, { token, now });
  if (invitation === null) throw new HttpError('link_invalid');
  const phone = form.phone?.trim() ?? invitation.phone;
  const account = {
    email: invitation.email,
    passwordHash: await passwords.hash(form.password),
    locale,
    firstName: form.firstName?.trim() ?? invitation.firstName,
    lastName: form.lastName?.trim() ?? invitation.lastName,
    emailVerifiedAt: now,
  };
  return unlessTaken(() =>
    db.transaction(async (tx) => {
      if (!(await takeInvitation(tx, { token, now }))) throw new HttpError('link_invalid');
      const user = await insertInvited(tx, { invitation, account, phone, now });
      return authAnswer(await sessions.begin(tx, { userId: user.id, userAgent }), user);
    }),
  );
}

type Invited = { invitation: Invitation; account: NewAccount; phone: string | null; now: Date };

async function insertInvited(
  tx: Executor,
  { invitation, account, phone, now }: Invited,
): Promise<User> {
  const { id: invitationId, role } = invitation;
  if (isStaff(role)) return insertStaff(tx, account, role);
  if (role !== 'client') throw new Error(`Nobody invites a ${role}`);
  if (phone === null) {
    throw violationError('registration_data_invalid', 'phone', { code: 'phone_required' });
  }
  const user = await insertClient(tx, { ...account, phone });
  const link = partnerClientPath(user.id);
  const params = { client: user.userName, kind: 'link' } as const;
  for (const userId of await linkInvited(tx, { invitationId, clientId: user.id, now })) {
    const news = { userId, type: 'partner', code: 'partner_request_accepted' } as const;
    await notify(tx, { ...news, params, link, now });
  }
  return user;
}
