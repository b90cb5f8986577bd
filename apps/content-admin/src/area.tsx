import { defineArea, paths } from '@tassis/platform';
import { redirect } from '@tassis/platform/router';
import { SectionError } from './frame/section-error.tsx';
import { ownPaths } from './paths.ts';

const toDashboard = () => redirect(ownPaths.dashboard);

export const area = defineArea({
  id: 'content-admin',
  routes: [
    {
      path: paths.contentDashboard,
      lazy: () => import('./frame/dashboard-frame.tsx'),
      ErrorBoundary: SectionError,
      children: [
        { index: true, loader: toDashboard },
        // Each section fails on its own; the menu stays.
        {
          path: 'dashboard',
          lazy: () => import('./routes/dashboard.tsx'),
          ErrorBoundary: SectionError,
        },
        { path: '*', loader: toDashboard },
      ],
    },
  ],
});
