import { CompanyCreationForm, type Package } from '@tassis/contracts';
import { toCreationWire, type CreationMembers } from '@tassis/order-fields/creation';
import type { OrderBody } from '../../../order/submission/order-body.ts';

/** The package, its option and the price in MAD. */
export type CreationOffer = {
  offer: Package;
  /** Whether the creation is the ticked option of the package. */
  withOptionalCreation: boolean;
  finalPrice: number;
};

/** The order of a form without errors; throws for one with errors. */
export function creationBodyOf(
  form: CreationMembers,
  { offer, withOptionalCreation, finalPrice }: CreationOffer,
): OrderBody {
  const parsed = CompanyCreationForm.safeParse(toCreationWire(form));
  if (!parsed.success) throw new RangeError('The form was not validated before it is sent');
  return {
    package_id: offer.id,
    includeOptionalCompanyCreation: withOptionalCreation,
    finalPrice,
    services: [{ type: 'company_creation', package_id: offer.id, data: parsed.data }],
  };
}
