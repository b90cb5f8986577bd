import { createDomiciliationForm } from '@tassis/order-fields/domiciliation';
import { perClient } from '../../../order/keeping/records.ts';
import { visitForm } from '../../../order/keeping/visit-form.ts';

/** The domiciliation of this visit, by the client for whom a partner orders. */
export const domiciliationVisitFor = perClient((clientId) =>
  visitForm({
    clientId,
    make: createDomiciliationForm,
    service: 'domiciliation',
    // What the package fixes does not count as input.
    contentOf: (snapshot) => ({ ...snapshot, terms: null }),
  }),
);

/** The visit of a client who orders for themselves. */
export const domiciliationVisit = domiciliationVisitFor(null);
