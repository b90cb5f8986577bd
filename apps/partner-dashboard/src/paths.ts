import { paths } from '@tassis/platform';

const base = paths.partnerDashboard;
const client = (id: string) => `${paths.myClients}/${encodeURIComponent(id)}`;

/** This area's own addresses; those that others link to are in the platform. */
export const ownPaths = {
  dashboard: `${base}/dashboard`,
  record: `${base}/profile`,
  client,
  clientOrders: (id: string) => `${client(id)}/orders`,
  clientDocuments: (id: string) => `${client(id)}/documents`,
  importClients: `${paths.myClients}/import`,
  requestsWith: (status: string) => `${paths.pendingRequests}?status=${status}`,
  request: (id: string) => `${paths.pendingRequests}?row=${encodeURIComponent(id)}`,
};
