import { dashboardRoute } from '@tassis/dashboard';
import { defineArea, paths } from '@tassis/platform';
import { useFrame } from './frame/use-frame.tsx';
import { ownPaths } from './paths.ts';
import { Component as Dashboard, loader } from './routes/dashboard.tsx';

export const area = defineArea({
  id: 'partner-dashboard',
  routes: [
    dashboardRoute({
      path: paths.partnerDashboard,
      landing: ownPaths.dashboard,
      useFrame,
      sections: [
        { path: 'dashboard', Component: Dashboard, loader },
        { path: 'drafts', lazy: () => import('./routes/drafts.tsx') },
        { path: 'profile', lazy: () => import('./routes/profile.tsx') },
        { path: 'notification', lazy: () => import('./routes/notification.tsx') },
      ],
      elsewhere: [
        { path: paths.myClients, lazy: () => import('./routes/clients.tsx') },
        { path: ownPaths.importClients, lazy: () => import('./routes/import-clients.tsx') },
        { path: `${paths.myClients}/:clientId`, lazy: () => import('./routes/client.tsx') },
        {
          path: `${paths.myClients}/:clientId/orders`,
          lazy: () => import('./routes/client-orders.tsx'),
        },
        {
          path: `${paths.myClients}/:clientId/documents`,
          lazy: () => import('./routes/client-documents.tsx'),
        },
        { path: paths.pendingRequests, lazy: () => import('./routes/pending-requests.tsx') },
      ],
    }),
  ],
});
