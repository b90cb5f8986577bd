import { dashboardRoute } from '@tassis/dashboard';
import { defineArea, paths } from '@tassis/platform';
import { useFrame } from './frame/use-frame.tsx';
import { ownPaths } from './paths.ts';
import { Component as Dashboard } from './routes/dashboard.tsx';

export const area = defineArea({
  id: 'content-admin',
  routes: [
    dashboardRoute({
      path: paths.contentDashboard,
      landing: ownPaths.dashboard,
      useFrame,
      sections: [{ path: 'dashboard', Component: Dashboard }],
    }),
  ],
});
