import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { assignOrderRoute } from './assign-order.route.ts';
import { addOrderNoteRoute } from './add-order-note.route.ts';
import { cancelOrderRoute } from './cancel-order.route.ts';
import { correctOrderRoute } from './correct-order.route.ts';
import { createOrderRoute } from './create-order.route.ts';
import { getAdminOrderRoute } from './get-admin-order.route.ts';
import { getClientOrderRoute } from './get-client-order.route.ts';
import { getClientOrderByKeyRoute } from './get-client-order-by-key.route.ts';
import { listAdminOrdersRoute } from './list-admin-orders.route.ts';
import { listClientOrdersRoute } from './list-client-orders.route.ts';
import { announceOrderViewerRoute } from './announce-order-viewer.route.ts';
import { leaveOrderViewersRoute } from './leave-order-viewers.route.ts';
import { listOrderAuditRoute } from './list-order-audit.route.ts';
import { previewOrderTransitionRoute } from './preview-order-transition.route.ts';
import { transitionOrderRoute } from './transition-order.route.ts';
import { updateOrderBasicInfoRoute } from './update-order-basic-info.route.ts';
import { updateOrderServiceRoute } from './update-order-service.route.ts';
import { updateOrderCompanyRoute } from './update-order-company.route.ts';
import { updateOrderDomiciliationRoute } from './update-order-domiciliation.route.ts';
import { updateOrderCertificateRequestRoute } from './update-order-certificate-request.route.ts';
import { updateOrderAssociateRoute } from './update-order-associate.route.ts';
import { updateOrderManagerRoute } from './update-order-manager.route.ts';
import { addOrderAssociateRoute } from './add-order-associate.route.ts';
import { addOrderManagerRoute } from './add-order-manager.route.ts';
import { removeOrderAssociateRoute } from './remove-order-associate.route.ts';
import { removeOrderManagerRoute } from './remove-order-manager.route.ts';

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
    previewOrderTransitionRoute(deps),
    addOrderNoteRoute(deps),
    assignOrderRoute(deps),
    listOrderAuditRoute(deps),
    announceOrderViewerRoute(deps),
    leaveOrderViewersRoute(deps),
    updateOrderBasicInfoRoute(deps),
    updateOrderServiceRoute(deps),
    updateOrderCompanyRoute(deps),
    updateOrderDomiciliationRoute(deps),
    updateOrderCertificateRequestRoute(deps),
    updateOrderAssociateRoute(deps),
    updateOrderManagerRoute(deps),
    addOrderAssociateRoute(deps),
    addOrderManagerRoute(deps),
    removeOrderAssociateRoute(deps),
    removeOrderManagerRoute(deps),
  ];
}
