import type { Package } from '@tassis/contracts';
import { paths } from '@tassis/platform';
import { getPackageCategory, packageQuery } from '@tassis/views';

/**
 * The address at which the package is ordered; a package that is not ordered online leads to the contact page.
 * @param withOptionalCreation whether the optional creation is ordered with it
 */
export function getOrderHref(offer: Package, withOptionalCreation = false): string {
  const category = getPackageCategory(offer);
  if (category === 'generic') return paths.contact;
  const isDomiciliation = category === 'domiciliation' && !withOptionalCreation;
  return (isDomiciliation ? paths.domiciliation : paths.companyCreation) + packageQuery(offer);
}
