import { apiQuery } from '@tassis/api-client';
import { listAdminDocuments } from '@tassis/contracts';

/** The papers of an order, with what was found of each. */
export function orderDocumentsQuery(orderId: string) {
  return apiQuery(listAdminDocuments, { query: { order: orderId, per_page: 100 } });
}
