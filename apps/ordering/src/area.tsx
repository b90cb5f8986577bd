import { defineArea, paths } from '@tassis/platform';

/** The pages where a visitor orders. */
export const area = defineArea({
  id: 'ordering',
  routes: [
    { path: paths.companyCreation, lazy: () => import('./routes/company-creation.tsx') },
    { path: paths.domiciliation, lazy: () => import('./routes/domiciliation.tsx') },
    { path: '/domiciliation/form', lazy: () => import('./routes/domiciliation-form.tsx') },
    { path: paths.negativeCertificate, lazy: () => import('./routes/negative-certificate.tsx') },
  ],
});
