import { defineArea, paths } from '@tassis/platform';
import { Navigate, redirect } from '@tassis/platform/router';
import { SectionError } from './frame/section-error.tsx';
import { orderStatusOf } from './order/order-status.ts';
import { ownPaths } from './paths.ts';

const toDashboard = <Navigate to={ownPaths.dashboard} replace />;

export const area = defineArea({
  id: 'admin-dashboard',
  routes: [
    {
      path: paths.adminDashboard,
      lazy: () => import('./frame/dashboard-frame.tsx'),
      children: [
        {
          // Not on a lazy route itself: when its module is gone the router shows nothing.
          ErrorBoundary: SectionError,
          children: [
            { index: true, element: toDashboard },
            { path: 'dashboard', lazy: () => import('./routes/dashboard.tsx') },
            {
              path: 'orders/:status?',
              loader: ({ params: { status } }) =>
                status === undefined || orderStatusOf(status) ? null : redirect(ownPaths.dashboard),
              lazy: () => import('./routes/orders.tsx'),
            },
            { path: '*', element: toDashboard },
          ],
        },
      ],
    },
  ],
});
