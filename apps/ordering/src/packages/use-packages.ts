import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { listPackages } from '@tassis/contracts';

/** Every published package, in the order of the API. */
export function usePackages() {
  return useQuery({ ...apiQuery(listPackages, {}), select: ({ data }) => data });
}
