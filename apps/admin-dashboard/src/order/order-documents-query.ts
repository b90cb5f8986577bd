import { apiQuery } from '@tassis/api-client';
import { listAdminDocuments } from '@tassis/contracts';

/** The documents of an order, asked for once by all parts of its page that show some. */
export function orderDocumentsQuery(orderId: string) {
  return apiQuery(listAdminDocuments, { query: { order: orderId, per_page: 100 } });
}
