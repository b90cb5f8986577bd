import { applyRate, type Centimes } from './money.ts';
import { createsCompany, hasDomiciliation } from './package-fit.ts';

/** The untaxed administration fees of a company creation. */
export const FEE_CODES = [
  'registration',
  'commercial_register',
  'legal_announcement',
  'negative_certificate',
] as const;

export type FeeCode = (typeof FEE_CODES)[number];
export type Fee = { readonly code: FeeCode; readonly amount: Centimes };

/** The firm's rates, from the settings; amounts in centimes, VAT in basis points (2000 = 20 %). */
export type PricingSettings = {
  readonly vatBasisPoints: number;
  /** Untaxed fees of a company creation; their sum is charged. */
  readonly creationFees: readonly Fee[];
  readonly negativeCertificate: { readonly service: Centimes; readonly officialFees: Centimes };
};

/** The terms of a package that make its price; amounts in centimes. */
export type PackageTerms = {
  readonly price: Centimes;
  readonly domiciliationDurationMonths: number;
  readonly includesCompanyCreation: boolean;
  /** 0 = already inside `price`. */
  readonly companyCreationPrice: Centimes;
  readonly optionalCompanyCreation: boolean;
  readonly optionalCompanyCreationPrice: Centimes;
};

/** A priced order, in centimes: total = subtotal + vat + fees. */
export type Quote = {
  readonly domiciliation: Centimes;
  readonly creation: Centimes;
  /** The negative certificate's service, before tax. */
  readonly service: Centimes;
  readonly subtotal: Centimes;
  /** The VAT rate of the day, which documents print. */
  readonly vatBasisPoints: number;
  readonly vat: Centimes;
  readonly fees: Centimes;
  readonly feesBreakdown: readonly Fee[];
  readonly total: Centimes;
};

type Parts = Pick<Quote, 'domiciliation' | 'creation' | 'service' | 'feesBreakdown'>;

/** A negative certificate: service + VAT, and the official fees, untaxed. */
export function quoteNegativeCertificate(settings: PricingSettings): Quote {
  const { service, officialFees } = settings.negativeCertificate;
  const feesBreakdown: Fee[] = [{ code: 'negative_certificate', amount: officialFees }];
  return quote({ domiciliation: 0, creation: 0, service, feesBreakdown }, settings);
}

/**
 * A package: (domiciliation + creation) + VAT, and the untaxed administration fees when a company is created. An
 * option that the package does not have is ignored.
 */
export function quotePackage(
  terms: PackageTerms,
  withOptionalCreation: boolean,
  settings: PricingSettings,
): Quote {
  const creates = createsCompany(terms, withOptionalCreation);
  const domiciliation = hasDomiciliation(terms) ? terms.price : 0;
  const creation = creates ? getCreationPrice(terms) : 0;
  const feesBreakdown = creates ? settings.creationFees : [];
  return quote({ domiciliation, creation, service: 0, feesBreakdown }, settings);
}

/** A renewal: the months at the monthly rate of the package as bought + VAT, no fees. */
export function quoteRenewal(
  monthlyRate: Centimes,
  months: number,
  settings: PricingSettings,
): Quote {
  const domiciliation = monthlyRate * months;
  return quote({ domiciliation, creation: 0, service: 0, feesBreakdown: [] }, settings);
}

function getCreationPrice(terms: PackageTerms): Centimes {
  if (!terms.includesCompanyCreation) return terms.optionalCompanyCreationPrice;
  const isCreationOnly = !hasDomiciliation(terms);
  return isCreationOnly && terms.companyCreationPrice === 0
    ? terms.price
    : terms.companyCreationPrice;
}

function quote(parts: Parts, settings: PricingSettings): Quote {
  const subtotal = parts.domiciliation + parts.creation + parts.service;
  const { vatBasisPoints } = settings;
  const vat = applyRate(subtotal, vatBasisPoints);
  const fees = parts.feesBreakdown.reduce((sum, fee) => sum + fee.amount, 0);
  return { ...parts, subtotal, vatBasisPoints, vat, fees, total: subtotal + vat + fees };
}
