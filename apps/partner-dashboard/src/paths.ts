import { paths } from '@tassis/platform';

const base = paths.partnerDashboard;
const client = paths.partnerClient;

/** This area's own addresses; those that others link to are in the platform. */
export const ownPaths = {
  dashboard: `${base}/dashboard`,
  record: `${base}/profile`,
  client,
  clientOrders: (id: string) => `${client(id)}/orders`,
  clientDocuments: (id: string) => `${client(id)}/documents`,
  importClients: `${paths.myClients}/import`,
  requestsWith: (status: string) => `${paths.pendingRequests}?status=${status}`,
  request: paths.pendingRequest,
  /** Where an order is prepared for a client. */
  orderFor: (page: string, id: string) => `${page}?client=${encodeURIComponent(id)}`,
};
