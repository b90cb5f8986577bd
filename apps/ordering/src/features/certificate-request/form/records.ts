import { createCertificateForm } from '@tassis/order-fields/certificate';
import { visitForms } from '../../../order/keeping/visit-form.ts';

/** The request for a negative certificate of this visit, by the client for whom a partner orders. */
export const certificateVisitFor = visitForms({
  make: createCertificateForm,
  service: 'negative_certificate',
  isServed: true,
});
