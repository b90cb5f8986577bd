import { listPartnerRequests } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { findPartnerClient } from './partner-client.repository.ts';
import { findRequests, keyOfRequest } from './partner-request.repository.ts';
import { partnerRequestOf } from './partner-request-wire.ts';
import { requireValidated } from './validated-partner.ts';

export function listPartnerRequestsRoute({ db }: Dependencies) {
  return defineRoute(listPartnerRequests, async ({ actor, query }) => {
    const { id: partnerId } = await requireValidated(db, actor.userId);
    const { client: clientId, status, kind, search } = query;
    // Of somebody not linked nothing is told, not even that they were asked.
    if (clientId !== undefined && !(await findPartnerClient(db, { partnerId, clientId }))) {
      throw new HttpError('not_found');
    }
    const request = pageRequestOf(query);
    const found = await findRequests(db, { partnerId, clientId, status, kind, search }, request);
    const { rows, meta } = pageOf(request, found, keyOfRequest);
    return successPage(rows.map(partnerRequestOf), meta);
  });
}
