import type { Package } from '@tassis/contracts';
import { useSearchParams } from '@tassis/platform/router';
import type { Ordered } from '@tassis/views';
import { isCreationOptional, suits, type PackageService } from './package-service.ts';
import { usePackages } from './use-packages.ts';

/** The state of the package that the URL of an order page names. */
export type ChosenPackage =
  | { kind: 'none' }
  /** The packages are loading, or have failed to load. */
  | { kind: 'waiting' | 'failed' }
  /** The package is not published or does not exist. */
  | { kind: 'unknown' }
  | { kind: 'unfit'; offer: Package }
  /** The package includes a creation, so it is ordered on that page. */
  | { kind: 'elsewhere'; offer: Package }
  | ({ kind: 'chosen' } & Ordered);

/** The package in the URL ('?package=DOM12'), as far as it is known. */
export function useChosenPackage(service: PackageService): ChosenPackage {
  const [search] = useSearchParams();
  const { data, isError } = usePackages();
  const code = search.get('package');
  if (!code) return { kind: 'none' };
  if (data) return chosenPackage(service, code, data);
  return { kind: isError ? 'failed' : 'waiting' };
}

/** What the page of a service does with the package in the URL, once the packages are known. */
export function chosenPackage(
  service: PackageService,
  code: string,
  packages: readonly Package[],
): ChosenPackage {
  const offer = packages.find((each) => each.code === code);
  if (offer === undefined) return { kind: 'unknown' };
  if (service === 'domiciliation' && offer.includes_company_creation) {
    return { kind: 'elsewhere', offer };
  }
  if (!suits(service, offer)) return { kind: 'unfit', offer };
  const withOptionalCreation = service === 'company_creation' && isCreationOptional(offer);
  return { kind: 'chosen', offer, withOptionalCreation };
}
