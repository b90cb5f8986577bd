import type { OrderStatus } from '@tassis/domain';
import { paths } from '@tassis/platform';

/** This area's own addresses; those that others link to are in the platform. */
export const ownPaths = {
  dashboard: `${paths.adminDashboard}/dashboard`,
  ordersIn: (status: OrderStatus | undefined) =>
    status ? `${paths.adminOrders}/${status}` : paths.adminOrders,
  ordersAwaitingReply: `${paths.adminOrders}?messages=waiting`,
  clients: `${paths.adminDashboard}/clients`,
  client: (id: string) => `${paths.adminDashboard}/clients/${id}`,
  payments: `${paths.adminDashboard}/payments`,
  billsToRefund: `${paths.adminDashboard}/payments?refund=due`,
  bill: (id: string) => `${paths.adminDashboard}/bill/${id}`,
  documents: `${paths.adminDashboard}/documents`,
  documentReview: `${paths.adminDashboard}/documents/review`,
  contactSubmissions: `${paths.adminDashboard}/contact-submissions`,
  newsletter: `${paths.adminDashboard}/newsletter-subscriptions`,
  warnings: `${paths.adminDashboard}/domiciliation-warnings`,
  domiciliations: `${paths.adminDashboard}/domiciliations`,
  domiciliation: (id: string) => `${paths.adminDashboard}/domiciliations/${encodeURIComponent(id)}`,
  callbacks: `${paths.adminDashboard}/callbacks`,
  callbacksToday: `${paths.adminDashboard}/callbacks?due=today&sort=due_at`,
  mails: `${paths.adminDashboard}/mails`,
};
