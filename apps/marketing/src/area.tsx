import { defineArea } from '@tassis/platform';

export const area = defineArea({
  id: 'marketing',
  routes: [
    { path: '/', lazy: () => import('./routes/home.tsx') },
    { path: '/services', lazy: () => import('./routes/services.tsx') },
  ],
});
