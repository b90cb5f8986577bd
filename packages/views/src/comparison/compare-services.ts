import type { Package } from '@tassis/contracts';

/** A service, and for each package whether it includes it. */
export type ComparedService = { name: string; isIncluded: readonly boolean[] };

/** The services of these packages, split into those that distinguish them and those that all have. */
export function compareServices(packages: readonly Package[]) {
  const names = new Set(packages.flatMap(({ included_services: services }) => services));
  const compared = [...names].map((name) => ({
    name,
    isIncluded: packages.map(({ included_services: services }) => services.includes(name)),
  }));
  return {
    differing: compared.filter((service) => !isCommon(service)),
    common: compared.filter(isCommon),
  };
}

function isCommon({ isIncluded }: ComparedService): boolean {
  return isIncluded.every(Boolean);
}
