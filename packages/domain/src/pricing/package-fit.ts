import type { ServiceType } from '../options/service-types.ts';
import type { PackageTerms, Quote } from './quote.ts';

/** The category of a package, by its contents. */
export type PackageCategory = 'domiciliation' | 'company_creation' | 'combined' | 'generic';

type Holds = Pick<PackageTerms, 'domiciliationDurationMonths' | 'includesCompanyCreation'>;

/** Domiciliation only, creation only, both ('full pack'), or neither: a generic service. */
export function packageCategory(terms: Holds): PackageCategory {
  if (hasDomiciliation(terms)) return terms.includesCompanyCreation ? 'combined' : 'domiciliation';
  return terms.includesCompanyCreation ? 'company_creation' : 'generic';
}

/** Whether a package has a duration: the company's address is then the firm's for that time. */
export function hasDomiciliation(
  terms: Pick<PackageTerms, 'domiciliationDurationMonths'>,
): boolean {
  return terms.domiciliationDurationMonths > 0;
}

/**
 * Whether this package creates a company: included, or as the chosen option. An option that the package does not have
 * is ignored.
 */
export function createsCompany(
  terms: Pick<PackageTerms, 'includesCompanyCreation' | 'optionalCompanyCreation'>,
  withOptionalCreation: boolean,
): boolean {
  return terms.includesCompanyCreation || (terms.optionalCompanyCreation && withOptionalCreation);
}

/** Whether the domiciliation's price includes the company creation. */
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
