import { createCertificateForm } from '@tassis/order-fields/certificate';
import { perClient } from '../../../order/keeping/records.ts';
import { visitForm } from '../../../order/keeping/visit-form.ts';

/** The request for a negative certificate of this visit, by the client for whom a partner orders. */
export const certificateVisitFor = perClient((clientId) =>
  visitForm({
    clientId,
    make: createCertificateForm,
    service: 'negative_certificate',
    isServed: true,
  }),
);

/** The visit of a client who orders for themselves. */
export const certificateVisit = certificateVisitFor(null);
