import {
  getAdminOrder,
  listAdminDocuments,
  listAdminOrderMessages,
  listAdminUsers,
  listOrderAudit,
  type AdminOrder,
} from '@tassis/contracts';
import { aListPage, anOrderMessage } from '@tassis/testing/answers';
import { FakeApi } from '@tassis/testing/area';

/** An API that answers all that an order's page asks for; `order` is asked at each call. */
export function orderApi(order: () => AdminOrder): FakeApi {
  return new FakeApi()
    .on(getAdminOrder, () => ({ success: true, data: order() }))
    .on(listAdminDocuments, () => aListPage([]))
    .on(listAdminUsers, () => aListPage([]))
    .on(listOrderAudit, () => ({ success: true, data: [] }))
    .on(listAdminOrderMessages, () => aListPage([anOrderMessage(1, { text: 'Quand ?' })]));
}

/** Loads the page's script, so that a test does not wait for it. */
export const loadOrderPage = () => import('../../routes/order.tsx');
