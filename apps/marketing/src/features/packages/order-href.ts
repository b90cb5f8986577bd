import type { Package } from '@tassis/contracts';
import { paths } from '@tassis/platform';
import { getPackageCategory, packageQuery } from '@tassis/views';

/** Where the package is ordered; one that is not ordered online starts with a conversation. */
export function orderHrefOf(offer: Package): string {
  const category = getPackageCategory(offer);
  if (category === 'generic') return paths.contact;
  const form = category === 'domiciliation' ? paths.domiciliation : paths.companyCreation;
  return form + packageQuery(offer);
}
