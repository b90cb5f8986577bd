import { listClientOrders } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { findOrders, keyOfOrder } from './order-list.repository.ts';
import { toSummary } from './order-wire.ts';

export function listClientOrdersRoute({ db }: Dependencies) {
  return defineRoute(listClientOrders, async ({ query, actor }) => {
    const { status, search } = query;
    const request = pageRequestOf(query);
    const found = await findOrders(db, { clientId: actor.userId, status, search }, request);
    const { rows, meta } = pageOf(request, found, keyOfOrder);
    const data = rows.map(({ order }) => toSummary(order));
    return successPage(data, meta);
  });
}
