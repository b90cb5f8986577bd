import { redirect, type RouteObject } from '@tassis/platform/router';
import { paths } from '@tassis/platform';
import { parseOrderStatus } from './order/order-status.ts';
import { ownPaths } from './paths.ts';
import { Component as Dashboard, loader } from './routes/dashboard.tsx';

/** The sections below the area's base path. Each is a chunk, except the landing page, whose parts the frame has loaded anyway. */
export const sections: RouteObject[] = [
  { path: 'dashboard', Component: Dashboard, loader },
  {
    path: 'orders/:status?',
    loader: ({ params: { status } }) =>
      status === undefined || parseOrderStatus(status) ? null : redirect(ownPaths.dashboard),
    lazy: () => import('./routes/orders.tsx'),
  },
  { path: 'order/:orderId', lazy: () => import('./routes/order.tsx') },
  { path: 'clients', lazy: () => import('./routes/clients.tsx') },
  { path: 'clients/:clientId', lazy: () => import('./routes/client.tsx') },
  { path: 'payments', lazy: () => import('./routes/payments.tsx') },
  { path: 'bill/:billId', lazy: () => import('./routes/bill.tsx') },
  { path: 'documents', lazy: () => import('./routes/documents.tsx') },
  { path: 'documents/review', lazy: () => import('./routes/document-review.tsx') },
  { path: 'contact-submissions', lazy: () => import('./routes/contact-submissions.tsx') },
  {
    path: 'newsletter-subscriptions',
    lazy: () => import('./routes/newsletter-subscriptions.tsx'),
  },
  { path: 'domiciliation-warnings', lazy: () => import('./routes/domiciliation-warnings.tsx') },
  { path: 'domiciliations', lazy: () => import('./routes/domiciliations.tsx') },
  { path: 'domiciliations/:domiciliationId', lazy: () => import('./routes/domiciliation.tsx') },
  { path: 'callbacks', lazy: () => import('./routes/callbacks.tsx') },
  { path: 'mails', lazy: () => import('./routes/mails.tsx') },
];

/** The sections with an address of their own. */
export const elsewhere: RouteObject[] = [
  { path: paths.manageUsers, lazy: () => import('./routes/manage-users.tsx') },
  { path: paths.validateAccountants, lazy: () => import('./routes/validate-accountants.tsx') },
  { path: paths.systemSettings, lazy: () => import('./routes/system-settings.tsx') },
];
