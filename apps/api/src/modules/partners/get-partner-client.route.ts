import { getPartnerClient } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findPartnerClient } from './partner-client.repository.ts';
import { requireValidated } from './validated-partner.ts';

export function getPartnerClientRoute({ db }: Dependencies) {
  return defineRoute(getPartnerClient, async ({ actor, params }) => {
    const { id: partnerId } = await requireValidated(db, actor.userId);
    const client = await findPartnerClient(db, { partnerId, clientId: params.id });
    if (client === null) throw new HttpError('not_found');
    return success(client);
  });
}
