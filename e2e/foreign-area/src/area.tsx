import { dashboardRoute } from '@tassis/dashboard';
import { defineArea } from '@tassis/platform';
import { useFrame } from './use-frame.tsx';
import { ownPaths } from './paths.ts';

export const area = defineArea({
  id: 'agenda',
  routes: [
    dashboardRoute({
      path: ownPaths.base,
      landing: ownPaths.deadlines,
      useFrame,
      sections: [
        { path: 'deadlines', lazy: () => import('./routes/deadlines.tsx') },
        { path: 'months/:month', lazy: () => import('./routes/month.tsx') },
      ],
    }),
  ],
});
