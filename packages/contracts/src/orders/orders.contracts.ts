import { addOrderNote } from './add-order-note.ts';
import { cancelOrder } from './cancel-order.ts';
import { correctOrder } from './correct-order.ts';
import { createOrder } from './create-order.ts';
import { getAdminOrder } from './get-admin-order.ts';
import { getClientOrder } from './get-client-order.ts';
import { getClientOrderByKey } from './get-client-order-by-key.ts';
import { listAdminOrders } from './list-admin-orders.ts';
import { listClientOrders } from './list-client-orders.ts';
import { listOrderAudit } from './list-order-audit.ts';
import { transitionOrder } from './transition-order.ts';

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
  addOrderNote,
  listOrderAudit,
] as const;
