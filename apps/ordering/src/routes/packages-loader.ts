import { apiQuery, firmQuery } from '@tassis/api-client';
import { listPackages } from '@tassis/contracts';
import { pageData } from '@tassis/platform/router';

/** What every page shows on which packages are chosen. */
export const packagesLoader = pageData((need) => [
  need(firmQuery),
  need(apiQuery(listPackages, {})),
]);
