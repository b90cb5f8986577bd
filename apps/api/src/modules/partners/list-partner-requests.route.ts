import { listPartnerRequests } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { requireLinkedClient } from './linked-client.ts';
import { findRequests, keyOfRequest } from './partner-request.repository.ts';
import { toPartnerRequest } from './partner-request-wire.ts';
import { requireValidated } from './validated-partner.ts';

export function listPartnerRequestsRoute({ db }: Dependencies) {
  return defineRoute(listPartnerRequests, async ({ actor, query }) => {
    const { id: partnerId } = await requireValidated(db, actor.userId);
    const { id, client: clientId, status, kind, search } = query;
    if (clientId !== undefined) await requireLinkedClient(db, { userId: partnerId, clientId });
    const request = pageRequestOf(query);
    const found = await findRequests(
      db,
      { id, partnerId, clientId, status, kind, search },
      request,
    );
    const { rows, meta } = pageOf(request, found, keyOfRequest);
    return successPage(rows.map(toPartnerRequest), meta);
  });
}
