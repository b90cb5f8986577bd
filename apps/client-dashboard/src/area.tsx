import { defineArea, paths } from '@tassis/platform';
import { Navigate } from '@tassis/platform/router';
import { SectionError } from './frame/section-error.tsx';

const toProfile = <Navigate to={paths.clientProfile} replace />;

/** A section that breaks leaves the menu. Not on a lazy route itself: when its module is gone the router shows nothing. */
const guarded = { ErrorBoundary: SectionError };

export const area = defineArea({
  id: 'client-dashboard',
  routes: [
    {
      path: paths.clientDashboard,
      lazy: () => import('./frame/dashboard-frame.tsx'),
      children: [
        {
          ...guarded,
          children: [
            { index: true, element: toProfile },
            { path: 'profile', lazy: () => import('./routes/profile.tsx') },
            { path: 'orders', lazy: () => import('./routes/orders.tsx') },
            { path: 'order-confirmation', lazy: () => import('./routes/order-confirmation.tsx') },
            { path: 'order/details/:orderId', lazy: () => import('./routes/order-details.tsx') },
            { path: '*', element: toProfile },
          ],
        },
      ],
    },
    {
      ...guarded,
      children: [
        {
          path: '/domiciliation-success',
          lazy: () => import('./routes/domiciliation-success.tsx'),
        },
      ],
    },
  ],
});
