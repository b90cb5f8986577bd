import { createDomiciliationForm } from '@tassis/order-fields/domiciliation';
import { visitForms } from '../../../order/keeping/visit-form.ts';

/** The domiciliation of this visit, by the client for whom a partner orders. */
export const domiciliationVisitFor = visitForms({
  make: createDomiciliationForm,
  service: 'domiciliation',
  // What the package fixes does not count as input.
  contentOf: (snapshot) => ({ ...snapshot, terms: null }),
});

/** The visit of a client who orders for themselves. */
export const domiciliationVisit = domiciliationVisitFor(null);
