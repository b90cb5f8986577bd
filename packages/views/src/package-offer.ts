import type { Package } from '@tassis/contracts';
import {
  toCentimes,
  toMad,
  packageCategory,
  quotePackage,
  type PackageCategory,
  type PackageTerms,
  type PricingSettings,
} from '@tassis/domain';
import { formatMoney, type Locale } from '@tassis/messages';
import type { PackageTexts } from './messages/packages/fr.ts';

const POPULAR = new Set(['COMBO12', 'DOM12']);
const PREMIUM = new Set(['COMBO_PREMIUM', 'CC_PREMIUM']);

/** What makes a package's price, as the rule that prices orders takes it. */
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

/** What a package is about, read from what it contains. */
export function getPackageCategory(offer: Package): PackageCategory {
  return packageCategory({
    domiciliationDurationMonths: offer.domiciliation_duration_months,
    includesCompanyCreation: offer.includes_company_creation,
  });
}

/** The query under which the order pages take a package: '?package=DOM12'. */
export function packageQuery({ code }: Pick<Package, 'code'>): string {
  return `?package=${encodeURIComponent(code)}`;
}

/** The mark on a card: a featured package's own, if it has one, or that it is advised; else what its code stands for. */
export function getBadge(offer: Package, texts: PackageTexts): string | undefined {
  if (offer.is_featured) return offer.badge_config?.text || offer.badge_text || texts.featuredBadge;
  if (POPULAR.has(offer.code)) return texts.popularBadge;
  return PREMIUM.has(offer.code) ? texts.premiumBadge : undefined;
}

// Before tax, the rates play no part.
const NO_RATES: PricingSettings = {
  vatBasisPoints: 0,
  creationFees: [],
  negativeCertificate: { service: 0, officialFees: 0 },
};

/** What the package costs before tax, in MAD, without its option: by the rule that prices the order. */
export function getPrice(offer: Package): number {
  if (getPackageCategory(offer) === 'generic') return offer.price;
  return toMad(quotePackage(toPackageTerms(offer), false, NO_RATES).subtotal);
}

/** The creation that may be added, and for how much before tax; nothing where it is included. */
export function getCreationOption(
  offer: Package,
  { locale, texts }: { locale: Locale; texts: PackageTexts },
): string | undefined {
  if (!offer.optional_company_creation || offer.includes_company_creation) return undefined;
  const price = formatMoney(locale, offer.optional_company_creation_price, { decimals: 'whole' });
  return texts.option(price);
}

/** What stands beside the price. */
export function getPriceNote(offer: Package, texts: PackageTexts): string {
  const months = offer.domiciliation_duration_months;
  if (months === 0) return texts.beforeTax;
  return offer.includes_company_creation
    ? texts.beforeTaxWithCreation(months)
    : texts.beforeTaxFor(months);
}
