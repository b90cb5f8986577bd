import { useQuery } from '@tassis/api-client/query';
import { getSession } from '@tassis/auth';

/**
 * Asks again who is signed in, also when the reader comes back to the page: an address may have been confirmed, a partner
 * validated meanwhile. A failure says nothing: what was known stays.
 */
export function useFreshUser(): void {
  useQuery({
    queryKey: ['session', 'reload'],
    queryFn: () => getSession().reload(),
    retry: false,
    gcTime: 0,
  });
}
