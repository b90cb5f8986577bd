import type { PartnerProfile } from '@tassis/contracts';
import type { PartnerRequestKind } from '@tassis/domain';
import { partnerRequestPath } from '../../client-paths.ts';
import type { Executor } from '../../database/client.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { notify } from '../../notifications/notify.ts';
import { askedPath, partnerClientPath } from '../../partner-paths.ts';
import { findClientContact } from '../clients/client-contact.repository.ts';
import { dropNotifications } from '../notifications/notification.repository.ts';
import type { AskedRow } from './partner-request.repository.ts';
import { toClient } from './partner-request-wire.ts';
import { findRequestsOfPair } from './request-answer.repository.ts';

type Asked = {
  requestId: string;
  clientId: string;
  partner: Pick<PartnerProfile, 'businessName'>;
  kind: PartnerRequestKind;
  /** Part of the dedupe key: distinguishes this request from an earlier one with the same id. */
  occasion: string;
  now: Date;
};

/** Notifies a client of a partner's request. */
export async function tellClient(tx: Executor, asked: Asked): Promise<void> {
  const { requestId, clientId: userId, partner, kind, occasion, now } = asked;
  const { email: to, firstName, locale } = await findClientContact(tx, userId);
  const { businessName } = partner;
  await notify(tx, {
    userId,
    type: 'partner',
    code: 'partner_request',
    params: { partner: businessName },
    link: partnerRequestPath(requestId),
    now,
  });
  const asking = { firstName, partner: businessName, kind, requestId };
  const content = { template: 'partner-request', ...asking } as const;
  const dedupeKey = `partner-request:${occasion}`;
  await queueMail(tx, { content, to, userId, locale, dedupeKey, now });
}

/** Deletes a partner's notifications about a client who is no longer linked. */
export async function forgetNews(
  tx: Executor,
  { partnerId, clientId }: { partnerId: string; clientId: string },
): Promise<void> {
  const asked = await findRequestsOfPair(tx, { partnerId, clientId });
  const links = [partnerClientPath(clientId), ...asked.map(askedPath)];
  await dropNotifications(tx, { userId: partnerId, links });
}

type PartnerNews = {
  code: 'partner_request_accepted' | 'partner_request_refused' | 'partner_revoked';
  now: Date;
};

/** Notifies a partner of their client's decision. */
export async function tellPartner(
  tx: Executor,
  row: AskedRow,
  { code, now }: PartnerNews,
): Promise<void> {
  const { request } = row;
  const client = toClient(row);
  await notify(tx, {
    userId: request.partnerId,
    type: 'partner',
    code,
    params: { client: `${client.firstName} ${client.lastName}`, kind: request.kind },
    link:
      request.kind === 'link' && client.id !== null
        ? partnerClientPath(client.id)
        : askedPath(request.id),
    now,
  });
}
