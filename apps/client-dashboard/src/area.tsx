import { defineArea, paths } from '@tassis/platform';
import { Navigate } from '@tassis/platform/router';
import { SectionError } from './frame/section-error.tsx';

const toProfile = <Navigate to={paths.clientProfile} replace />;

export const area = defineArea({
  id: 'client-dashboard',
  routes: [
    {
      path: paths.clientDashboard,
      lazy: () => import('./frame/dashboard-frame.tsx'),
      ErrorBoundary: SectionError,
      children: [
        { index: true, element: toProfile },
        section('profile', () => import('./routes/profile.tsx')),
        section('orders', () => import('./routes/orders.tsx')),
        section('order-confirmation', () => import('./routes/order-confirmation.tsx')),
        section('order/details/:orderId', () => import('./routes/order-details.tsx')),
        { path: '*', element: toProfile },
      ],
    },
    section('/domiciliation-success', () => import('./routes/domiciliation-success.tsx')),
  ],
});

/** Each section fails on its own; the menu stays. */
function section(path: string, lazy: () => Promise<{ Component: () => React.ReactNode }>) {
  return { path, lazy, ErrorBoundary: SectionError };
}
