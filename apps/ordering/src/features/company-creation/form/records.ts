import { visitForms } from '../../../order/keeping/visit-form.ts';
import { wizardForm } from './wizard-form.ts';

/** The company creation of this visit, by the client for whom a partner orders. */
export const creationVisitFor = visitForms({
  make: wizardForm,
  service: 'company_creation',
  // The current step, and the address that a package fixes, do not count as input.
  contentOf: ({ seat, ...snapshot }, shown) => {
    const isFixed = snapshot.progress.fixesAddress || shown.progress.fixesAddress;
    const addressType = isFixed ? '' : seat.addressType;
    return { ...snapshot, progress: null, seat: { ...seat, addressType } };
  },
});

/** The visit of a client who orders for themselves. */
export const creationVisit = creationVisitFor(null);
