import { defineArea } from '@tassis/platform';

export const area = defineArea({
  id: 'agenda',
  routes: [{ path: '/agenda', lazy: () => import('./pages/agenda.tsx') }],
});
