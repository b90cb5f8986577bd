import { useQuery } from '@tassis/api-client/query';
import { warningsQuery } from './warnings-query.ts';

/** Whether a domiciliation of the client nears its end; also where that could not be found out. */
export function useHasWarnings(): boolean {
  const { data, isError } = useQuery({ ...warningsQuery, staleTime: 300_000 });
  return isError || (data?.data.length ?? 0) > 0;
}
