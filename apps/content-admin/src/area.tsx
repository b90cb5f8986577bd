import { defineArea, paths } from '@tassis/platform';
import { Navigate } from '@tassis/platform/router';
import { SectionError } from './frame/section-error.tsx';
import { ownPaths } from './paths.ts';

const toDashboard = <Navigate to={ownPaths.dashboard} replace />;

export const area = defineArea({
  id: 'content-admin',
  routes: [
    {
      path: paths.contentDashboard,
      lazy: () => import('./frame/dashboard-frame.tsx'),
      children: [
        {
          // Not on a lazy route itself: when its module is gone the router shows nothing.
          ErrorBoundary: SectionError,
          children: [
            { index: true, element: toDashboard },
            { path: 'dashboard', lazy: () => import('./routes/dashboard.tsx') },
            { path: '*', element: toDashboard },
          ],
        },
      ],
    },
  ],
});
