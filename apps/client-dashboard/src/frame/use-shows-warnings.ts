import { useQuery } from '@tassis/api-client/query';
import { warningsQuery } from './warnings-query.ts';

/** Whether the menu shows the warnings: a domiciliation of the client nears its end, or that could not be found out. */
export function useShowsWarnings(): boolean {
  const { data, isError } = useQuery({ ...warningsQuery, staleTime: 300_000 });
  return isError || (data?.data.length ?? 0) > 0;
}
