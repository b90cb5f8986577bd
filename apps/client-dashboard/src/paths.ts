import { paths } from '@tassis/platform';

const base = paths.clientDashboard;

/** This area's own addresses; those that others link to are in the platform. */
export const ownPaths = {
  orderDetails: (orderId: string) => `${base}/order/details/${encodeURIComponent(orderId)}`,
  orderCorrections: (orderId: string) => `${ownPaths.orderDetails(orderId)}#corrections`,
  orderMessages: (orderId: string) => `${ownPaths.orderDetails(orderId)}#messages`,
  bills: `${base}/bills`,
  bill: (billId: string) => `${base}/bills/${encodeURIComponent(billId)}`,
  documents: `${base}/documents`,
  orderDocuments: (orderId: string) => `${base}/documents?order=${encodeURIComponent(orderId)}`,
  document: (documentId: string) => `${base}/documents?row=${encodeURIComponent(documentId)}`,
  domiciliations: `${base}/domiciliations`,
  renewal: (domiciliationId: string) =>
    `${paths.clientWarnings}?domiciliation=${encodeURIComponent(domiciliationId)}`,
  partnerRequests: `${base}/partner-requests`,
  partnerRequest: (requestId: string) =>
    `${base}/partner-requests?request=${encodeURIComponent(requestId)}`,
};
