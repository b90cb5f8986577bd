import { addOrderNote } from './add-order-note.ts';
import { announceOrderViewer } from './announce-order-viewer.ts';
import { leaveOrderViewers } from './leave-order-viewers.ts';
import { assignOrder } from './assign-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { correctOrder } from './correct-order.ts';
import { createOrder } from './create-order.ts';
import { getAdminOrder } from './get-admin-order.ts';
import { getClientOrder } from './get-client-order.ts';
import { getClientOrderByKey } from './get-client-order-by-key.ts';
import { listAdminOrders } from './list-admin-orders.ts';
import { listClientOrders } from './list-client-orders.ts';
import { listOrderAudit } from './list-order-audit.ts';
import { previewOrderTransition } from './preview-order-transition.ts';
import { transitionOrder } from './transition-order.ts';
import { updateOrderBasicInfo } from './update-order-basic-info.ts';
import { updateOrderService } from './update-order-service.ts';
import { updateOrderCompany } from './update-order-company.ts';
import { updateOrderDomiciliation } from './update-order-domiciliation.ts';
import { updateOrderCertificateRequest } from './update-order-certificate-request.ts';
import { updateOrderAssociate } from './update-order-associate.ts';
import { updateOrderManager } from './update-order-manager.ts';
import { addOrderAssociate } from './add-order-associate.ts';
import { addOrderManager } from './add-order-manager.ts';
import { removeOrderAssociate } from './remove-order-associate.ts';
import { removeOrderManager } from './remove-order-manager.ts';

export const ordersContracts = [
  createOrder,
  getClientOrderByKey,
  getClientOrder,
  cancelOrder,
  correctOrder,
  getAdminOrder,
  listAdminOrders,
  listClientOrders,
  transitionOrder,
  previewOrderTransition,
  addOrderNote,
  listOrderAudit,
  announceOrderViewer,
  leaveOrderViewers,
  assignOrder,
  updateOrderBasicInfo,
  updateOrderService,
  updateOrderCompany,
  updateOrderDomiciliation,
  updateOrderCertificateRequest,
  updateOrderAssociate,
  updateOrderManager,
  addOrderAssociate,
  addOrderManager,
  removeOrderAssociate,
  removeOrderManager,
] as const;
