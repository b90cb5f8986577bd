import type { Package } from '@tassis/contracts';
import {
  centimesOf,
  madOf,
  packageCategory,
  quotePackage,
  type PackageCategory,
  type PricingSettings,
} from '@tassis/domain';
import { paths } from '@tassis/platform';
import { fr } from '../../messages/fr.ts';

const POPULAR = new Set(['COMBO12', 'DOM12']);
const PREMIUM = new Set(['COMBO_PREMIUM', 'CC_PREMIUM']);

/** What a package is about, read from what it contains. */
export function categoryOf(offer: Package): PackageCategory {
  return packageCategory({
    domiciliationDurationMonths: offer.domiciliation_duration_months,
    includesCompanyCreation: offer.includes_company_creation,
  });
}

/** Where the package is ordered; one that is not ordered online starts with a conversation. */
export function orderHrefOf(offer: Package): string {
  const category = categoryOf(offer);
  if (category === 'generic') return paths.contact;
  const form = category === 'domiciliation' ? paths.domiciliation : paths.companyCreation;
  return `${form}?package=${encodeURIComponent(offer.code)}`;
}

/** The mark on a card: a featured package's own, if it has one, else what its code stands for. */
export function badgeOf(offer: Package): string | undefined {
  if (offer.is_featured) {
    return offer.badge_config?.text || offer.badge_text || undefined;
  }
  if (POPULAR.has(offer.code)) return fr.packages.popularBadge;
  return PREMIUM.has(offer.code) ? fr.packages.premiumBadge : undefined;
}

// Before tax, the rates play no part.
const NO_RATES: PricingSettings = {
  vatBasisPoints: 0,
  creationFees: [],
  negativeCertificate: { service: 0, officialFees: 0 },
};

/** What the package costs before tax, in MAD, without its option: by the rule that prices the order. */
export function priceOf(offer: Package): number {
  if (categoryOf(offer) === 'generic') return offer.price;
  const terms = {
    price: centimesOf(offer.price),
    domiciliationDurationMonths: offer.domiciliation_duration_months,
    includesCompanyCreation: offer.includes_company_creation,
    companyCreationPrice: centimesOf(offer.company_creation_price),
    optionalCompanyCreation: offer.optional_company_creation,
    optionalCompanyCreationPrice: centimesOf(offer.optional_company_creation_price),
  };
  return madOf(quotePackage(terms, false, NO_RATES).subtotal);
}

/** What stands beside the price. */
export function priceNoteOf(offer: Package): string {
  const months = offer.domiciliation_duration_months;
  if (months === 0) return fr.packages.beforeTax;
  return offer.includes_company_creation
    ? fr.packages.beforeTaxWithCreation(months)
    : fr.packages.beforeTaxFor(months);
}
