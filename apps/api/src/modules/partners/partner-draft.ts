import type { Executor } from '../../database/client.ts';
import { HttpError } from '../../http/http-error.ts';
import { PARTNER_DRAFTS } from '../drafts/draft.repository.ts';
import { holdLink } from './partner-client.repository.ts';
import { requireValidated } from './validated-partner.ts';

/**
 * The draft, or a file of it, that a validated partner names by one of their linked clients. Of anybody else nothing is
 * told. In a transaction the link is held until it ends.
 */
export async function partnerDraft<Named extends { id: string }>(
  db: Executor,
  actor: { userId: string },
  { id: clientId, ...named }: Named,
) {
  const { id: partnerId } = await requireValidated(db, actor.userId);
  const holderId = await holdLink(db, { partnerId, clientId });
  if (holderId === null) throw new HttpError('not_found');
  return { place: PARTNER_DRAFTS, holderId, ...named };
}
