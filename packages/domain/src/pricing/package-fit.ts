import type { ServiceType } from '../options/service-types.ts';
import type { PackageTerms, Quote } from './quote.ts';

/** What a package is, by what it holds. */
export type PackageCategory = 'domiciliation' | 'company_creation' | 'combined' | 'generic';

type Holds = Pick<PackageTerms, 'domiciliationDurationMonths' | 'includesCompanyCreation'>;

/** Domiciliation only, creation only, both ('full pack'), or neither: a generic service. */
export function packageCategory(terms: Holds): PackageCategory {
  if (hasDomiciliation(terms)) return terms.includesCompanyCreation ? 'combined' : 'domiciliation';
  return terms.includesCompanyCreation ? 'company_creation' : 'generic';
}

/** A package with a duration: the address of the company is then the firm's, for so many months. */
export function hasDomiciliation(
  terms: Pick<PackageTerms, 'domiciliationDurationMonths'>,
): boolean {
  return terms.domiciliationDurationMonths > 0;
}

/**
 * Whether a company is created with this package: included, or its option was ticked. An option
 * that the package does not have is not counted.
 */
export function createsCompany(
  terms: Pick<PackageTerms, 'includesCompanyCreation' | 'optionalCompanyCreation'>,
  withOptionalCreation: boolean,
): boolean {
  return terms.includesCompanyCreation || (terms.optionalCompanyCreation && withOptionalCreation);
}

/** Whether a company is created at no price of its own: it is inside that of the domiciliation. */
export function creationIsWithin(
  { domiciliation, creation }: Pick<Quote, 'domiciliation' | 'creation'>,
  terms: Pick<PackageTerms, 'includesCompanyCreation' | 'optionalCompanyCreation'>,
  withOptionalCreation: boolean,
): boolean {
  return domiciliation > 0 && creation === 0 && createsCompany(terms, withOptionalCreation);
}

/** Whether a service can be ordered with this package; a negative certificate has none. */
export function packageFits(
  service: ServiceType,
  terms: PackageTerms,
  withOptionalCreation: boolean,
): boolean {
  if (service === 'company_creation') return createsCompany(terms, withOptionalCreation);
  return service === 'domiciliation' && hasDomiciliation(terms);
}
