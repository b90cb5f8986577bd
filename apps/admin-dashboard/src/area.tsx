import { defineArea, paths } from '@tassis/platform';
import { Navigate, redirect } from '@tassis/platform/router';
import { SectionError } from './frame/section-error.tsx';
import { orderStatusOf } from './order/order-status.ts';
import { ownPaths } from './paths.ts';
import { Component as DashboardFrame } from './frame/dashboard-frame.tsx';
import { Component as Dashboard } from './routes/dashboard.tsx';
import { Component as Orders } from './routes/orders.tsx';

const toDashboard = <Navigate to={ownPaths.dashboard} replace />;

export const area = defineArea({
  id: 'admin-dashboard',
  routes: [
    {
      path: paths.adminDashboard,
      Component: DashboardFrame,
      children: [
        {
          ErrorBoundary: SectionError,
          children: [
            { index: true, element: toDashboard },
            { path: 'dashboard', Component: Dashboard },
            {
              path: 'orders/:status?',
              loader: ({ params: { status } }) =>
                status === undefined || orderStatusOf(status) ? null : redirect(ownPaths.dashboard),
              Component: Orders,
            },
            { path: '*', element: toDashboard },
          ],
        },
      ],
    },
  ],
});
