import { toPackageTerms, type Package } from '@tassis/contracts';
import { hasDomiciliation, packageFits } from '@tassis/domain';

/** What is ordered with a package. */
export type PackageService = 'company_creation' | 'domiciliation';

/** The packages that a service’s page offers: those that include a creation, or those that have a duration. */
export function packagesFor(service: PackageService, packages: readonly Package[]): Package[] {
  return packages.filter((offer) =>
    service === 'company_creation'
      ? offer.includes_company_creation
      : hasDomiciliation(toPackageTerms(offer)),
  );
}

/** Whether the service can be ordered with it; on the page of a creation its option counts as ticked. */
export function suits(service: PackageService, offer: Package): boolean {
  return packageFits(service, toPackageTerms(offer), service === 'company_creation');
}

/** Whether a creation with this package is its option, and no part of it. */
export function isCreationOptional(offer: Package): boolean {
  return offer.optional_company_creation && !offer.includes_company_creation;
}
