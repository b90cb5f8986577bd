import { listAdminOrders } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { findOrders, keyOfOrder } from './order-list.repository.ts';
import { toAdminSummary } from './order-wire.ts';

export function listAdminOrdersRoute({ db }: Dependencies) {
  return defineRoute(listAdminOrders, async ({ query }) => {
    const request = pageRequestOf(query);
    const found = await findOrders(db, { ...query, clientId: query.client }, request);
    const { rows, meta } = pageOf(request, found, keyOfOrder);
    return successPage(rows.map(toAdminSummary), meta);
  });
}
