import { createDomiciliationForm } from '@tassis/order-fields/domiciliation';
import { perClient } from '../../../order/keeping/records.ts';
import { visitForm } from '../../../order/keeping/visit-form.ts';

/** The domiciliation of this visit, by the client for whom a partner orders. */
export const domiciliationVisitFor = perClient((clientId) =>
  visitForm({
    clientId,
    make: createDomiciliationForm,
    service: 'domiciliation',
    // What the package fixes is nothing that was filled in.
    contentOf: (snapshot) => ({ ...snapshot, terms: null }),
  }),
);

/** One’s own. */
export const domiciliationVisit = domiciliationVisitFor(null);
