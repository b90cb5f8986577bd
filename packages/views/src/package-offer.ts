import { toPackageTerms, type Package } from '@tassis/contracts';
import {
  toMad,
  packageCategory,
  quotePackage,
  type PackageCategory,
  type PricingSettings,
} from '@tassis/domain';
import { formatMoney, type Locale } from '@tassis/messages';
import type { PackageTexts } from './messages/packages/fr.ts';

const POPULAR = new Set(['COMBO12', 'DOM12']);
const PREMIUM = new Set(['COMBO_PREMIUM', 'CC_PREMIUM']);

/** The category of a package, from its contents. */
export function getPackageCategory(offer: Package): PackageCategory {
  return packageCategory({
    domiciliationDurationMonths: offer.domiciliation_duration_months,
    includesCompanyCreation: offer.includes_company_creation,
  });
}

/** The query string that selects a package on the order pages: '?package=DOM12'. */
export function packageQuery({ code }: Pick<Package, 'code'>): string {
  return `?package=${encodeURIComponent(code)}`;
}

/** The badge of a card: a featured package's own text or the default one, else the badge of its code. */
export function getBadge(offer: Package, texts: PackageTexts): string | undefined {
  if (offer.is_featured) return offer.badge_config?.text || offer.badge_text || texts.featuredBadge;
  if (POPULAR.has(offer.code)) return texts.popularBadge;
  return PREMIUM.has(offer.code) ? texts.premiumBadge : undefined;
}

// The price before tax needs no tax rate, so the rates are left out.
const NO_RATES: PricingSettings = {
  vatBasisPoints: 0,
  creationFees: [],
  negativeCertificate: { service: 0, officialFees: 0 },
};

/** The price of a package before tax, in MAD, without its option, by the pricing rule of orders. */
export function getPrice(offer: Package): number {
  if (getPackageCategory(offer) === 'generic') return offer.price;
  return toMad(quotePackage(toPackageTerms(offer), false, NO_RATES).subtotal);
}

/**
 * The text of the optional company creation and its price before tax; undefined when there is none or it is included.
 */
export function getCreationOption(
  offer: Package,
  { locale, texts }: { locale: Locale; texts: PackageTexts },
): string | undefined {
  if (!offer.optional_company_creation || offer.includes_company_creation) return undefined;
  const price = formatMoney(locale, offer.optional_company_creation_price, { decimals: 'whole' });
  return texts.option(price);
}

/** The note beside the price. */
export function getPriceNote(offer: Package, texts: PackageTexts): string {
  const months = offer.domiciliation_duration_months;
  if (months === 0) return texts.beforeTax;
  return offer.includes_company_creation
    ? texts.beforeTaxWithCreation(months)
    : texts.beforeTaxFor(months);
}
