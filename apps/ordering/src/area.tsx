import { defineArea } from '@tassis/platform';

/** The pages where a visitor orders. */
export const area = defineArea({
  id: 'ordering',
  routes: [
    { path: '/company-creation', lazy: () => import('./routes/company-creation.tsx') },
    { path: '/domiciliation', lazy: () => import('./routes/domiciliation.tsx') },
    { path: '/domiciliation/form', lazy: () => import('./routes/domiciliation-form.tsx') },
    { path: '/negative-certificate', lazy: () => import('./routes/negative-certificate.tsx') },
  ],
});
