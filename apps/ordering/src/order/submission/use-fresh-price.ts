import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { listPackages } from '@tassis/contracts';
import { useFirm } from '@tassis/views';
import { useEffect } from 'react';
import type { Failure } from './failure.ts';

/** Refetches the rates and the packages when an order was refused for its price. */
export function useFreshPrice(failure: Failure | null): void {
  const { refetch: refetchRates } = useFirm();
  // Refetched only if the page shows packages; a negative certificate has none.
  const packages = useQuery({ ...apiQuery(listPackages, {}), enabled: false });
  const { refetch: refetchPackages } = packages;
  const hasPackages = packages.data !== undefined;
  useEffect(() => {
    if (!isAboutPrice(failure)) return;
    void refetchRates();
    if (hasPackages) void refetchPackages();
  }, [failure, hasPackages, refetchRates, refetchPackages]);
}

/** The paths in the body that a package fixes. */
const OF_PACKAGE = /(?:^|\.)(?:package_id|duration_months|addressType)$/u;

/** Whether the price or the package has changed since it was shown, or the price was unknown. */
function isAboutPrice(failure: Failure | null): boolean {
  if (failure?.kind !== 'refused') return failure?.kind === 'no_price';
  const { code, errors = {} } = failure.error;
  return code === 'price_mismatch' || Object.keys(errors).some((path) => OF_PACKAGE.test(path));
}
