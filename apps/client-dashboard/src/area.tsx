import { dashboardRoute, SectionError } from '@tassis/dashboard';
import { defineArea, paths } from '@tassis/platform';
import { useFrame } from './frame/use-frame.tsx';
import { useMessages } from './messages/use-messages.ts';
import { sections } from './sections.ts';

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
      sections,
    }),
    {
      path: '/domiciliation-success',
      lazy: () => import('./routes/domiciliation-success.tsx'),
      ErrorBoundary: Failed,
    },
  ],
});
