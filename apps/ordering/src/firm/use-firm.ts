import { useQuery } from '@tassis/api-client/query';
import { firmQuery } from '@tassis/api-client';

/** Everything public that names the firm, its rates included. */
export function useFirm() {
  return useQuery({ ...firmQuery, select: (answer) => answer.data });
}
