import { createOrder } from './create-order.ts';
import { getClientOrder } from './get-client-order.ts';
import { getClientOrderByKey } from './get-client-order-by-key.ts';
import { listAdminOrders } from './list-admin-orders.ts';
import { listClientOrders } from './list-client-orders.ts';

export const ordersContracts = [
  createOrder,
  getClientOrderByKey,
  getClientOrder,
  listAdminOrders,
  listClientOrders,
] as const;
