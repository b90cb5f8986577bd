import { apiQuery } from '@tassis/api-client';
import { listAdminDocuments } from '@tassis/contracts';

/** The documents of an order, requested once for all parts of its page. */
export function orderDocumentsQuery(orderId: string) {
  return apiQuery(listAdminDocuments, { query: { order: orderId, per_page: 100 } });
}
