import { dashboardRoute } from '@tassis/dashboard';
import { defineArea, paths } from '@tassis/platform';
import { useFrame } from './frame/use-frame.tsx';
import { ownPaths } from './paths.ts';
import { Component as Dashboard } from './routes/dashboard.tsx';

export const area = defineArea({
  id: 'partner-dashboard',
  routes: [
    dashboardRoute({
      path: paths.partnerDashboard,
      landing: ownPaths.dashboard,
      useFrame,
      sections: [
        { path: 'dashboard', Component: Dashboard },
        { path: 'notification', lazy: () => import('./routes/notification.tsx') },
      ],
      elsewhere: [
        { path: paths.myClients, lazy: () => import('./routes/my-clients.tsx') },
        { path: paths.pendingRequests, lazy: () => import('./routes/pending-requests.tsx') },
      ],
    }),
  ],
});
