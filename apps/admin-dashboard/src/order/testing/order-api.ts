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

/** A fake API with all answers for an order's page; `order` is called for each request. */
export function orderApi(order: () => AdminOrder): FakeApi {
  return new FakeApi()
    .on(getAdminOrder, () => ({ success: true, data: order() }))
    .on(listAdminDocuments, () => aListPage([]))
    .on(listAdminUsers, () => aListPage([]))
    .on(listOrderAudit, () => ({ success: true, data: [] }))
    .on(listAdminOrderMessages, () => aListPage([anOrderMessage(1, { text: 'Quand ?' })]));
}

/** Loads the page's script first, so that a test does not wait for it. */
export const loadOrderPage = () => import('../../routes/order.tsx');
