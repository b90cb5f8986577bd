import { listClientPartnerRequests } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { wholeOfferOf } from '../orders/ordered-package.service.ts';
import { todayTotal } from './asked-order.service.ts';
import { findRequests, keyOfRequest } from './partner-request.repository.ts';
import { toClientRequest } from './partner-request-wire.ts';

export function listClientPartnerRequestsRoute({ db, clock }: Dependencies) {
  return defineRoute(listClientPartnerRequests, async ({ actor, query }) => {
    const { id, answered, status, kind, search } = query;
    const filter = { id, answered, status, kind, search };
    const request = pageRequestOf(query);
    const found = await findRequests(db, { clientId: actor.userId, ...filter }, request);
    const { rows, meta } = pageOf(request, found, keyOfRequest);
    const [offer, now] = [await wholeOfferOf(db), clock()];
    const data = await Promise.all(
      rows.map(async (row) => toClientRequest(row, await todayTotal(offer, row, now))),
    );
    return successPage(data, meta);
  });
}
