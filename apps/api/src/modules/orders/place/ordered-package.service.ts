import type { Package } from '@tassis/contracts';
import {
  toCentimes,
  packageFits,
  quoteNegativeCertificate,
  quotePackage,
  type PackageTerms,
  type PricingSettings,
  type Quote,
  type Violation,
} from '@tassis/domain';
import type { Executor } from '../../../database/client.ts';
import { violationError } from '../../../http/http-error.ts';
import { findPricing } from '../../firm/firm.repository.ts';
import { findOfferedPackage, findPublishedPackages } from '../../packages/package.repository.ts';
import {
  DATA_PATH,
  type NormalizedService,
  type OrderBody,
  type SentService,
} from '../order-content.ts';

/** The package, and its price from the database. */
type Purchase = { package: Package | null; withOptionalCreation: boolean; quote: Quote };

/** The packages and rates of the firm. */
export type Offer = {
  pricing: PricingSettings;
  findPackage: (id: string) => Promise<Package | null>;
};

/** The offer for one order: its package is read by its id. */
export async function readOffer(tx: Executor): Promise<Offer> {
  return { pricing: await findPricing(tx), findPackage: (id) => findOfferedPackage(tx, id) };
}

/** The offer for many orders: all packages are read at once. */
export async function readWholeOffer(db: Executor): Promise<Offer> {
  const packages = new Map((await findPublishedPackages(db)).map((one) => [one.id, one]));
  return {
    pricing: await findPricing(db),
    findPackage: async (id) => packages.get(id.toLowerCase()) ?? null,
  };
}

/** Finds the package, checks that it fits the service, and computes the price. */
export async function buildPurchase(
  { pricing, findPackage }: Offer,
  body: OrderBody,
  normalized: NormalizedService,
): Promise<Purchase> {
  const [service] = body.services;
  const isTicked = body.includeOptionalCompanyCreation === true;
  if (service === undefined || service.type === 'negative_certificate_request') {
    assertNoPackage(body, isTicked);
    const quote = quoteNegativeCertificate(pricing);
    return { package: null, withOptionalCreation: false, quote };
  }
  const { path, id } = getPackageId(body, service);
  const bought = await findPackage(id);
  if (bought === null) throw refused(path, { code: 'package_unavailable' });
  const terms = toTerms(bought);
  if (isTicked && service.type === 'domiciliation') {
    throw refused('includeOptionalCompanyCreation', { code: 'creation_option_unavailable' });
  }
  if (!packageFits(service.type, terms, isTicked)) {
    throw refused(path, { code: 'package_not_fitting' });
  }
  assertTerms(normalized, bought);
  // A creation that the package includes is not an option.
  const withOptionalCreation = isTicked && !terms.includesCompanyCreation;
  return {
    package: bought,
    withOptionalCreation,
    quote: quotePackage(terms, withOptionalCreation, pricing),
  };
}

/** Throws unless the form has the terms of the package: its duration, and the registered office that it includes. */
export function assertTerms({ type, data }: NormalizedService, bought: Package): void {
  const months = bought.domiciliation_duration_months;
  if (months === 0) return;
  if (type === 'domiciliation' && data.duration_months !== months) {
    const violation = { code: 'duration_not_of_package', params: { months } } as const;
    throw refused(`${DATA_PATH}.duration_months`, violation);
  }
  if (type === 'company_creation' && data.addressType !== 'domiciliation') {
    throw refused(`${DATA_PATH}.addressType`, { code: 'address_of_package' });
  }
}

function assertNoPackage(body: OrderBody, isTicked: boolean): void {
  const violation = { code: 'package_not_allowed' } as const;
  if (typeof body.package_id === 'string') throw refused('package_id', violation);
  if (isTicked) throw refused('includeOptionalCompanyCreation', violation);
}

/** The package id may be at the top of the body or in the service; if it is in both, it must be equal. */
function getPackageId(body: OrderBody, service: SentService): { path: string; id: string } {
  const [top, own] = [body.package_id ?? null, service.package_id ?? null];
  if (top !== null && own !== null && top.toLowerCase() !== own.toLowerCase()) {
    throw refused('package_id', { code: 'packages_differ' });
  }
  if (top !== null) return { path: 'package_id', id: top };
  if (own !== null) return { path: 'services.0.package_id', id: own };
  throw refused('package_id', { code: 'package_required' });
}

function toTerms(bought: Package): PackageTerms {
  return {
    price: toCentimes(bought.price),
    domiciliationDurationMonths: bought.domiciliation_duration_months,
    includesCompanyCreation: bought.includes_company_creation,
    companyCreationPrice: toCentimes(bought.company_creation_price),
    optionalCompanyCreation: bought.optional_company_creation,
    optionalCompanyCreationPrice: toCentimes(bought.optional_company_creation_price),
  };
}

function refused(path: string, violation: Violation) {
  return violationError('validation_failed', path, violation);
}
