import { useQuery } from '@tassis/api-client/query';
import { firmQuery } from '@tassis/api-client';

/** Everything public that names the firm; `data` is undefined while it is on its way or when it failed. */
export function useFirm() {
  return useQuery({ ...firmQuery, select: (answer) => answer.data });
}
