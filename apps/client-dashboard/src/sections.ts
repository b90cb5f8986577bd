import type { RouteObject } from '@tassis/platform/router';
import { Component as Profile, loader } from './routes/profile.tsx';

/** The sections below the area's base path. Each is a chunk, except the landing page, whose parts the frame has loaded anyway. */
export const sections: RouteObject[] = [
  { path: 'profile', Component: Profile, loader },
  { path: 'orders', lazy: () => import('./routes/orders.tsx') },
  { path: 'bills', lazy: () => import('./routes/bills.tsx') },
  { path: 'bills/:billId', lazy: () => import('./routes/bill.tsx') },
  { path: 'order-confirmation', lazy: () => import('./routes/order-confirmation.tsx') },
  { path: 'notification', lazy: () => import('./routes/notification.tsx') },
  { path: 'settings', lazy: () => import('./routes/settings.tsx') },
  {
    path: 'domiciliation-warnings',
    lazy: () => import('./routes/domiciliation-warnings.tsx'),
  },
  { path: 'domiciliations', lazy: () => import('./routes/domiciliations.tsx') },
  { path: 'partner-requests', lazy: () => import('./routes/partner-requests.tsx') },
  { path: 'documents', lazy: () => import('./routes/documents.tsx') },
  { path: 'order/details/:orderId', lazy: () => import('./routes/order-details.tsx') },
];
