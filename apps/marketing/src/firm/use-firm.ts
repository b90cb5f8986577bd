import { useQuery } from '@tassis/api-client/query';
import { apiQuery } from '@tassis/api-client';
import { getFirm } from '@tassis/contracts';

/** Everything public that names the firm; `data` is undefined while it is on its way or when it failed. */
export function useFirm() {
  return useQuery({ ...apiQuery(getFirm, {}), select: (answer) => answer.data });
}
