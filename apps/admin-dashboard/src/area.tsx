import { dashboardRoute } from '@tassis/dashboard';
import { defineArea, paths } from '@tassis/platform';
import { useFrame } from './frame/use-frame.tsx';
import { ownPaths } from './paths.ts';
import { elsewhere, sections } from './sections.ts';

export const area = defineArea({
  id: 'admin-dashboard',
  routes: [
    dashboardRoute({
      path: paths.adminDashboard,
      landing: ownPaths.dashboard,
      useFrame,
      sections,
      elsewhere,
    }),
  ],
});
