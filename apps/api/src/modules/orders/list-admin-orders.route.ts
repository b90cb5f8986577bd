import { listAdminOrders } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { findOrders, keyOfOrder } from './order-list.repository.ts';
import { adminSummaryOf } from './order-wire.ts';

export function listAdminOrdersRoute({ db }: Dependencies) {
  return defineRoute(listAdminOrders, async ({ query }) => {
    const { client, status, service, assigned, from, to, search } = query;
    const request = pageRequestOf(query);
    const filter = { clientId: client, status, service, assigned, from, to, search };
    const { rows, meta } = pageOf(request, await findOrders(db, filter, request), keyOfOrder);
    return successPage(rows.map(adminSummaryOf), meta);
  });
}
