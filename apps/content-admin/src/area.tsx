import { defineArea, paths } from '@tassis/platform';
import { Navigate } from '@tassis/platform/router';
import { SectionError } from './frame/section-error.tsx';
import { ownPaths } from './paths.ts';
import { Component as DashboardFrame } from './frame/dashboard-frame.tsx';
import { Component as Dashboard } from './routes/dashboard.tsx';

const toDashboard = <Navigate to={ownPaths.dashboard} replace />;

export const area = defineArea({
  id: 'content-admin',
  routes: [
    {
      path: paths.contentDashboard,
      Component: DashboardFrame,
      children: [
        {
          ErrorBoundary: SectionError,
          children: [
            { index: true, element: toDashboard },
            { path: 'dashboard', Component: Dashboard },
            { path: '*', element: toDashboard },
          ],
        },
      ],
    },
  ],
});
