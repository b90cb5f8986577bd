import { dashboardRoute } from '@tassis/dashboard';
import { defineArea, paths } from '@tassis/platform';
import { redirect } from '@tassis/platform/router';
import { useFrame } from './frame/use-frame.tsx';
import { orderStatusOf } from './order/order-status.ts';
import { ownPaths } from './paths.ts';
import { Component as Dashboard } from './routes/dashboard.tsx';
import { Component as Orders } from './routes/orders.tsx';

export const area = defineArea({
  id: 'admin-dashboard',
  routes: [
    dashboardRoute({
      path: paths.adminDashboard,
      landing: ownPaths.dashboard,
      useFrame,
      sections: [
        { path: 'dashboard', Component: Dashboard },
        {
          path: 'orders/:status?',
          loader: ({ params: { status } }) =>
            status === undefined || orderStatusOf(status) ? null : redirect(ownPaths.dashboard),
          Component: Orders,
        },
        { path: 'order/:orderId', lazy: () => import('./routes/order.tsx') },
        { path: 'documents', lazy: () => import('./routes/documents.tsx') },
        { path: 'documents/review', lazy: () => import('./routes/document-review.tsx') },
        { path: 'contact-submissions', lazy: () => import('./routes/contact-submissions.tsx') },
      ],
    }),
  ],
});
