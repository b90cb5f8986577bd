import { apiQuery, firmQuery, pageTextsQuery } from '@tassis/api-client';
import { listPackages } from '@tassis/contracts';
import { pageData } from '@tassis/platform/router';
import type { PackageService } from '../packages/package-service.ts';

/** Loads the packages, which every order page shows. */
export const packagesLoader = pageData((need) => [
  need(firmQuery),
  need(apiQuery(listPackages, {})),
]);

/** Loads the packages and the questions of a service. */
export const servicePageLoader = (service: PackageService) =>
  pageData((need) => [
    need(firmQuery),
    need(apiQuery(listPackages, {})),
    need(pageTextsQuery(service)),
  ]);
