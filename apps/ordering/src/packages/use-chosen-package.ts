import { useSearchParams } from '@tassis/platform/router';
import { chosenPackage, type ChosenPackage } from './chosen-package.ts';
import type { PackageService } from './package-service.ts';
import { usePackages } from './use-packages.ts';

/** The package that the address names ('?package=DOM12'), as far as it is known. */
export function useChosenPackage(service: PackageService): ChosenPackage {
  const [search] = useSearchParams();
  const { data, isError } = usePackages();
  const code = search.get('package');
  if (!code) return { kind: 'none' };
  if (data) return chosenPackage(service, code, data);
  return { kind: isError ? 'failed' : 'waiting' };
}
