import { useQuery } from '@tassis/api-client/query';
import { paths } from '@tassis/platform';
import { useLocation } from '@tassis/platform/router';
import { warningsQuery } from './warnings-query.ts';

/**
 * Whether the menu shows the warnings: a domiciliation of the client nears its end, or that could not be found out, or
 * their page is open.
 */
export function useShowsWarnings(): boolean {
  const { pathname } = useLocation();
  const { data, isError } = useQuery({ ...warningsQuery, staleTime: 300_000 });
  return pathname.startsWith(paths.clientWarnings) || isError || (data?.data.length ?? 0) > 0;
}
