import { DomiciliationForm, type Package } from '@tassis/contracts';
import { toDomiciliationWire, type DomiciliationMembers } from '@tassis/order-fields/domiciliation';
import type { OrderBody } from '../../../order/submission/order-body.ts';

/** The package and the price in MAD. */
type DomiciliationOffer = { offer: Package; finalPrice: number };

/** The order of a form without errors; throws for one with errors. */
export function domiciliationBodyOf(
  form: DomiciliationMembers,
  { offer, finalPrice }: DomiciliationOffer,
): OrderBody {
  const parsed = DomiciliationForm.safeParse(toDomiciliationWire(form));
  if (!parsed.success) throw new RangeError('The form was not validated before it is sent');
  return {
    package_id: offer.id,
    // The optional creation has a form of its own, the wizard.
    includeOptionalCompanyCreation: false,
    finalPrice,
    services: [{ type: 'domiciliation', package_id: offer.id, data: parsed.data }],
  };
}
