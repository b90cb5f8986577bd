import { defineArea } from '@tassis/platform';
import * as companyCreation from './routes/company-creation.tsx';
import * as domiciliation from './routes/domiciliation.tsx';
import * as createDomiciliationForm from './routes/domiciliation-form.tsx';
import * as negativeCertificate from './routes/negative-certificate.tsx';

/** The pages where a visitor orders. */
export const area = defineArea({
  id: 'ordering',
  routes: [
    { path: '/company-creation', ...companyCreation },
    { path: '/domiciliation', ...domiciliation },
    { path: '/domiciliation/form', ...createDomiciliationForm },
    { path: '/negative-certificate', ...negativeCertificate },
  ],
});
