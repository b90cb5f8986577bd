import { CompanyCreationForm, type Package } from '@tassis/contracts';
import { toCreationWire, type CreationMembers } from '@tassis/order-fields/creation';
import type { OrderBody } from '../../../order/submission/order-body.ts';

/** What is ordered with a company creation: the package, and at which price (MAD). */
export type CreationOffer = {
  offer: Package;
  /** Whether the creation is an option of the package that was ticked. */
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
