import type { Ordered } from '@tassis/views';
import { packagesPage } from '../../messages/packages-page.ts';

/** The name of an order: 'Domiciliation 12 mois, création en option'. */
export function getOrderName({ offer, withOptionalCreation }: Ordered): string {
  return withOptionalCreation ? packagesPage.calculator.withOption(offer.name) : offer.name;
}
