import { mayRevokePartner } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { HttpError } from '../../http/http-error.ts';
import { holdClient } from '../clients/hold-client.repository.ts';
import { dropPartnerDrafts } from '../drafts/draft-file.repository.ts';
import { closeRequest } from './close-request.service.ts';
import { requireRequest, type AskedRow } from './partner-request.repository.ts';
import { holdPreparedOrders, holdRequest } from './request-answer.repository.ts';
import { forgetNews, tellPartner } from './tell-partnership.service.ts';

type Revocation = { id: string; clientId: string; now: Date };

type Revoked = {
  row: AskedRow;
  /** Files whose rows were deleted; the caller deletes their bytes after the commit. */
  fileIds: string[];
};

/**
 * Ends a partnership: pending orders of the partner for the client are refused, drafts and notifications about the client
 * are deleted. The partner is notified once.
 */
export async function revokeLink(
  tx: Executor,
  { id, clientId, now }: Revocation,
): Promise<Revoked> {
  if (!(await holdClient(tx, clientId))) throw new HttpError('unauthenticated');
  if (!(await holdRequest(tx, { id, clientId }))) throw new HttpError('not_found');
  const link = await requireRequest(tx, id);
  const { kind, status, partnerId } = link.request;
  const actor = { id: clientId, role: 'client' } as const;
  if (!mayRevokePartner(actor, { ownerId: clientId, kind, status })) {
    throw new HttpError('transition_not_allowed');
  }
  const { row } = await closeRequest(tx, link, { status: 'revoked', now });
  const fileIds = await dropPartnerDrafts(tx, [id]);
  for (const orderId of await holdPreparedOrders(tx, { partnerId, clientId })) {
    const prepared = await requireRequest(tx, orderId);
    const { fileId } = await closeRequest(tx, prepared, { status: 'refused', now });
    if (fileId !== null) fileIds.push(fileId);
  }
  await forgetNews(tx, { partnerId, clientId });
  await tellPartner(tx, row, { code: 'partner_revoked', now });
  return { row, fileIds };
}
