import { paths } from '@tassis/platform';

/** This area's own addresses; those that others link to are in the platform. */
export const ownPaths = {
  orderDetails: (orderId: string) =>
    `${paths.clientDashboard}/order/details/${encodeURIComponent(orderId)}`,
  documents: `${paths.clientDashboard}/documents`,
  bill: (billId: string) => `${paths.clientDashboard}/bills/${encodeURIComponent(billId)}`,
};
