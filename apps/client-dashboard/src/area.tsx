import { dashboardRoute, SectionError } from '@tassis/dashboard';
import { defineArea, paths } from '@tassis/platform';
import { useFrame } from './frame/use-frame.tsx';
import { useMessages } from './messages/use-messages.ts';
import { Component as Profile } from './routes/profile.tsx';
import { Component as Orders } from './routes/orders.tsx';
import { Component as DomiciliationSuccess } from './routes/domiciliation-success.tsx';

function Failed() {
  return <SectionError title={useMessages().area} />;
}

export const area = defineArea({
  id: 'client-dashboard',
  routes: [
    dashboardRoute({
      path: paths.clientDashboard,
      landing: paths.clientProfile,
      useFrame,
      sections: [
        { path: 'profile', Component: Profile },
        { path: 'orders', Component: Orders },
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
      ],
    }),
    { path: '/domiciliation-success', Component: DomiciliationSuccess, ErrorBoundary: Failed },
  ],
});
