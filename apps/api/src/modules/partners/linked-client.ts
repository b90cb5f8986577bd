import type { PartnerClient } from '@tassis/contracts';
import type { Executor } from '../../database/client.ts';
import { HttpError } from '../../http/http-error.ts';
import { findPartnerClient } from './partner-client.repository.ts';
import { requireValidated } from './validated-partner.ts';

type Asked = { userId: string; clientId: string };

/** The linked client of a validated partner. Throws `not_found` for any other client, existing or not. */
export async function requireLinkedClient(
  db: Executor,
  { userId, clientId }: Asked,
): Promise<PartnerClient> {
  const { id: partnerId } = await requireValidated(db, userId);
  const client = await findPartnerClient(db, { partnerId, clientId });
  if (client === null) throw new HttpError('not_found');
  return client;
}
