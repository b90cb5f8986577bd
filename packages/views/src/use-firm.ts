import { firmQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';

/** The firm’s public data: name, contacts, claims, rates. `data` is undefined until it has loaded, and after a failure. */
export function useFirm() {
  return useQuery({ ...firmQuery, select: (answer) => answer.data });
}
