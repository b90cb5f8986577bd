import { defineArea, paths } from '@tassis/platform';
import { Navigate } from '@tassis/platform/router';
import { SectionError } from './frame/section-error.tsx';
import { Component as DashboardFrame } from './frame/dashboard-frame.tsx';
import { Component as Profile } from './routes/profile.tsx';
import { Component as Orders } from './routes/orders.tsx';
import { Component as OrderConfirmation } from './routes/order-confirmation.tsx';
import { Component as OrderDetails } from './routes/order-details.tsx';
import { Component as DomiciliationSuccess } from './routes/domiciliation-success.tsx';

const toProfile = <Navigate to={paths.clientProfile} replace />;

/** A section that breaks leaves the menu. */
const guarded = { ErrorBoundary: SectionError };

export const area = defineArea({
  id: 'client-dashboard',
  routes: [
    {
      path: paths.clientDashboard,
      Component: DashboardFrame,
      children: [
        {
          ...guarded,
          children: [
            { index: true, element: toProfile },
            { path: 'profile', Component: Profile },
            { path: 'orders', Component: Orders },
            { path: 'order-confirmation', Component: OrderConfirmation },
            { path: 'order/details/:orderId', Component: OrderDetails },
            { path: '*', element: toProfile },
          ],
        },
      ],
    },
    { ...guarded, path: '/domiciliation-success', Component: DomiciliationSuccess },
  ],
});
