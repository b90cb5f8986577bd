import { listPartnerClientOrders, type PartnerClientOrder } from '@tassis/contracts';
import { getNextActor } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { findOrders, keyOfOrder } from '../orders/order-list.repository.ts';
import type { ListedOrder } from '../orders/order-wire.ts';
import { requireLinkedClient } from './linked-client.ts';

export function listPartnerClientOrdersRoute({ db }: Dependencies) {
  return defineRoute(listPartnerClientOrders, async ({ actor, params, query }) => {
    const asked = { userId: actor.userId, clientId: params.id };
    const { id: clientId } = await requireLinkedClient(db, asked);
    const { status, search } = query;
    const request = pageRequestOf(query);
    const found = await findOrders(db, { clientId, status, search }, request);
    const { rows, meta } = pageOf(request, found, keyOfOrder);
    return successPage(rows.map(orderForPartner), meta);
  });
}

/** How far an order is; what it costs and what was filled in stays with its client. */
function orderForPartner({ order }: ListedOrder): PartnerClientOrder {
  return {
    id: order.id,
    reference: order.reference,
    service: order.service,
    status: order.status,
    next_actor: getNextActor(order.status),
    expected_by: order.expectedBy,
    created_at: order.createdAt.toISOString(),
  };
}
