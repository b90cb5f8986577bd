import type { Package } from '@tassis/contracts';
import { toCentimes, toMad, quotePackage, type PricingSettings } from '@tassis/domain';

// Before tax, the rates play no part.
const NO_RATES: PricingSettings = {
  vatBasisPoints: 0,
  creationFees: [],
  negativeCertificate: { service: 0, officialFees: 0 },
};

/** What visitors read on the package's card: before tax, in MAD, without its option. */
export function shownPriceOf(item: Package): number {
  const isOrderedOnline = item.domiciliation_duration_months > 0 || item.includes_company_creation;
  if (!isOrderedOnline) return item.price;
  const terms = {
    price: toCentimes(item.price),
    domiciliationDurationMonths: item.domiciliation_duration_months,
    includesCompanyCreation: item.includes_company_creation,
    companyCreationPrice: toCentimes(item.company_creation_price),
    optionalCompanyCreation: item.optional_company_creation,
    optionalCompanyCreationPrice: toCentimes(item.optional_company_creation_price),
  };
  return toMad(quotePackage(terms, false, NO_RATES).subtotal);
}
