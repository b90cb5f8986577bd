import type { Package } from '@tassis/contracts';
import { paths } from '@tassis/platform';
import { getPackageCategory, packageQuery } from '@tassis/views';

/**
 * Where the package is ordered; one that is not ordered online starts with a conversation.
 * @param withOptionalCreation the creation that it has as its option is ordered with it
 */
export function getOrderHref(offer: Package, withOptionalCreation = false): string {
  const category = getPackageCategory(offer);
  if (category === 'generic') return paths.contact;
  const isDomiciliation = category === 'domiciliation' && !withOptionalCreation;
  return (isDomiciliation ? paths.domiciliation : paths.companyCreation) + packageQuery(offer);
}
