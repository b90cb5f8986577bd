import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { addOrderNoteRoute } from './add-order-note.route.ts';
import { cancelOrderRoute } from './cancel-order.route.ts';
import { correctOrderRoute } from './correct-order.route.ts';
import { createOrderRoute } from './create-order.route.ts';
import { getAdminOrderRoute } from './get-admin-order.route.ts';
import { getClientOrderRoute } from './get-client-order.route.ts';
import { getClientOrderByKeyRoute } from './get-client-order-by-key.route.ts';
import { listAdminOrdersRoute } from './list-admin-orders.route.ts';
import { listClientOrdersRoute } from './list-client-orders.route.ts';
import { listOrderAuditRoute } from './list-order-audit.route.ts';
import { transitionOrderRoute } from './transition-order.route.ts';

export function ordersRoutes(deps: Dependencies): Route[] {
  return [
    createOrderRoute(deps),
    getClientOrderByKeyRoute(deps),
    getClientOrderRoute(deps),
    cancelOrderRoute(deps),
    correctOrderRoute(deps),
    getAdminOrderRoute(deps),
    listAdminOrdersRoute(deps),
    listClientOrdersRoute(deps),
    transitionOrderRoute(deps),
    addOrderNoteRoute(deps),
    listOrderAuditRoute(deps),
  ];
}
