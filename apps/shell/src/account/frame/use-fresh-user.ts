import { useQuery } from '@tassis/api-client/query';
import { getSession } from '@tassis/auth';

/**
 * Loads the signed-in user again, also when the page becomes visible again: an address may have been confirmed or a partner
 * validated since. Ignores a failure: the loaded user stays.
 */
export function useFreshUser(): void {
  useQuery({
    queryKey: ['session', 'reload'],
    queryFn: () => getSession().reload(),
    retry: false,
    gcTime: 0,
  });
}
