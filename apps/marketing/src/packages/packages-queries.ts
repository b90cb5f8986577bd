import { apiQuery, getApi } from '@tassis/api-client';
import { listPackages } from '@tassis/contracts';

/** How many packages the home page shows. */
export const POPULAR_COUNT = 3;

/** Every published package, in the order of the API. */
export const allPackages = apiQuery(listPackages, {});

/** The first ones, by a query of their own: the home page carries its answers, and the others would only weigh on it. */
export const popularPackages = {
  ...allPackages,
  queryKey: ['popularPackages'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { data, ...answer } = await getApi().call(listPackages, {}, { signal });
    return { ...answer, data: data.slice(0, POPULAR_COUNT) };
  },
};
