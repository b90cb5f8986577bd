import { apiQuery, getApi } from '@tassis/api-client';
import { listPackages } from '@tassis/contracts';

/** The number of packages on the home page. */
export const POPULAR_COUNT = 3;

/** All published packages, in the API's order. */
export const allPackages = apiQuery(listPackages, {});

/** The first packages, by a query of their own, because the home page carries its data and the others would only add weight. */
export const popularPackages = {
  ...allPackages,
  queryKey: ['popularPackages'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { data, ...answer } = await getApi().call(listPackages, {}, { signal });
    return { ...answer, data: data.slice(0, POPULAR_COUNT) };
  },
};
