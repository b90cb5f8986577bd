import { toCentimes, type PackageTerms } from '@tassis/domain';
import type { Package } from './package.ts';

/** Maps a package to the input of the pricing rule. */
export function toPackageTerms(offer: Package): PackageTerms {
  return {
    price: toCentimes(offer.price),
    domiciliationDurationMonths: offer.domiciliation_duration_months,
    includesCompanyCreation: offer.includes_company_creation,
    companyCreationPrice: toCentimes(offer.company_creation_price),
    optionalCompanyCreation: offer.optional_company_creation,
    optionalCompanyCreationPrice: toCentimes(offer.optional_company_creation_price),
  };
}
