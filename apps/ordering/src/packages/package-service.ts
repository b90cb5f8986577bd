import { toPackageTerms, type Package } from '@tassis/contracts';
import { hasDomiciliation, packageFits } from '@tassis/domain';

/** The services that are sold in packages. */
export type PackageService = 'company_creation' | 'domiciliation';

/** The packages on the page of a service: those that include a creation, or those that have a duration. */
export function packagesFor(service: PackageService, packages: readonly Package[]): Package[] {
  return packages.filter((offer) =>
    service === 'company_creation'
      ? offer.includes_company_creation
      : hasDomiciliation(toPackageTerms(offer)),
  );
}

/** Whether the service can be ordered with this package; on the page of creation the option counts as ticked. */
export function suits(service: PackageService, offer: Package): boolean {
  return packageFits(service, toPackageTerms(offer), service === 'company_creation');
}

/** Whether a creation is an option of the package instead of a part of it. */
export function isCreationOptional(offer: Package): boolean {
  return offer.optional_company_creation && !offer.includes_company_creation;
}
