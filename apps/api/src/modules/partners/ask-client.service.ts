import type { PartnerClientForm, PartnerProfile, User } from '@tassis/contracts';
import { addressOfAnother, canonicalEmail } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import type { Executor } from '../../database/client.ts';
import { violationError } from '../../http/http-error.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { newToken } from '../account/account-token.repository.ts';
import { insertInvitation } from '../account/invitation.repository.ts';
import { findCredentials } from '../account/user.repository.ts';
import type { AskedPerson } from './asked-body.ts';
import { assertWithinDay } from './asking-limit.ts';
import { holdLink, writeLink, type LinkRequest } from './link-request.repository.ts';
import { requireRequest, type AskedRow } from './partner-request.repository.ts';
import { tellClient } from './tell-partnership.service.ts';

/** How long an invitation is valid, and after what time the same person may be asked again. */
const WEEK_MS = 7 * 86_400_000;

type Asking = { partner: PartnerProfile; form: PartnerClientForm; locale: Locale; now: Date };

/** Whether a request would change nothing: they are linked, or were asked or have answered recently. */
export function isAsked(link: LinkRequest | null, now: Date): link is LinkRequest {
  if (link === null) return false;
  const last = link.answeredAt ?? link.createdAt;
  return link.status === 'accepted' || now.getTime() - last.getTime() < WEEK_MS;
}

/** Asks one person whom the partner entered: not the partner themselves, and not beyond the daily limit. */
export async function askAnother(tx: Executor, asking: Asking): Promise<AskedRow> {
  const { partner, form, now } = asking;
  const violation = addressOfAnother(partner.email)(form.email);
  if (violation !== null) throw violationError('validation_failed', 'email', violation);
  const id = await askClient(tx, asking);
  await assertWithinDay(tx, { partnerId: partner.id, now });
  return requireRequest(tx, id);
}

/**
 * Asks a person to be linked: a client by a request, anyone else by an invitation. The partner gets the same answer also
 * when the address belongs to an account that is not a client's, and nobody is asked.
 * @returns the request's id
 */
export async function askClient(tx: Executor, asking: Asking): Promise<string> {
  const { partner, now } = asking;
  const person = personIn(asking.form);
  const before = await holdLink(tx, { partnerId: partner.id, email: person.email });
  if (isAsked(before, now)) return before.id;
  const known = await findCredentials(tx, person.email);
  const asked = { partnerId: partner.id, person, now };
  if (known !== null) {
    const clientId = isReached(known) ? known.user.id : null;
    const written = await writeLink(tx, before, { ...asked, clientId, invitationId: null });
    const occasion = `${written.id}:${written.version}`;
    const request = { requestId: written.id, partner, kind: 'link', occasion, now } as const;
    if (clientId !== null) await tellClient(tx, { clientId, ...request });
    return written.id;
  }
  const invitationId = await invite(tx, { ...asking, person });
  return (await writeLink(tx, before, { ...asked, clientId: null, invitationId })).id;
}

function isReached({ user, isDisabled }: { user: User; isDisabled: boolean }): boolean {
  return user.user_type === 'client' && !isDisabled;
}

async function invite(
  tx: Executor,
  { partner, person, locale, now }: Asking & { person: AskedPerson },
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + WEEK_MS);
  const id = await insertInvitation(tx, {
    ...person,
    role: 'client',
    token,
    invitedBy: partner.id,
    expiresAt,
    now,
  });
  const { email: to, firstName } = person;
  const invitedBy = partner.businessName;
  const content = { template: 'invitation', firstName, invitedBy, role: 'client', token } as const;
  const dedupeKey = `invitation:${id}`;
  await queueMail(tx, { content, to, userId: null, locale, dedupeKey, now });
  return id;
}

function personIn({ email, firstName, lastName, phone }: PartnerClientForm): AskedPerson {
  return {
    email: canonicalEmail(email),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phone: phone.trim(),
  };
}
