import { useQuery } from '@tassis/api-client/query';
import { apiQuery } from '@tassis/api-client';
import { getFirm } from '@tassis/contracts';

/** Everything public that names the firm, its rates included. */
export function useFirm() {
  return useQuery({ ...apiQuery(getFirm, {}), select: (answer) => answer.data });
}
