import { apiQuery } from '@tassis/api-client';
import { getFirm, listPackages } from '@tassis/contracts';
import { pageData } from '@tassis/platform/router';

/** What every page shows on which packages are chosen. */
export const packagesLoader = pageData((need) => [
  need(apiQuery(getFirm, {})),
  need(apiQuery(listPackages, {})),
]);
