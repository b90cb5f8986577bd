import { createDomiciliationForm } from '@tassis/order-fields/domiciliation';
import { visitForm } from '../../../order/keeping/visit-form.ts';

/** The domiciliation of this visit. */
export const domiciliationVisit = visitForm({
  make: createDomiciliationForm,
  service: 'domiciliation',
  // What the package fixes is nothing that was filled in.
  contentOf: (snapshot) => ({ ...snapshot, terms: null }),
});
