import { defineArea } from '@tassis/platform';

/** The pages where a visitor orders. */
export const area = defineArea({
  id: 'ordering',
  routes: [
    { path: '/negative-certificate', lazy: () => import('./routes/negative-certificate.tsx') },
  ],
});
