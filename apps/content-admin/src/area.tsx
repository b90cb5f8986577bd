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
      ErrorBoundary: SectionError,
      children: [
        { index: true, element: toDashboard },
        // Each section fails on its own; the menu stays.
        {
          path: 'dashboard',
          lazy: () => import('./routes/dashboard.tsx'),
          ErrorBoundary: SectionError,
        },
        { path: '*', element: toDashboard },
      ],
    },
  ],
});
