import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { listPackages } from '@tassis/contracts';

/** All published packages, in the order of the API. */
export function usePackages() {
  return useQuery({ ...apiQuery(listPackages, {}), select: ({ data }) => data });
}
