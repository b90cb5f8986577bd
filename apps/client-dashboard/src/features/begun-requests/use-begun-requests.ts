import { apiQuery, getApi } from '@tassis/api-client';
import { useQueries, useQuery } from '@tassis/api-client/query';
import { deleteDraft, getDraft, listDrafts, listPackages } from '@tassis/contracts';
import type { DraftService } from '@tassis/domain';

/** What the client has begun and not sent, and the packages that it may be about. */
export function useBegunRequests() {
  const { data, refetch } = useQuery({ ...apiQuery(listDrafts, {}), staleTime: 0 });
  // One without a version has files only.
  const begun = (data?.data ?? []).filter(({ version }) => version > 0);
  const answers = useQueries({
    queries: begun.map(({ service }) => ({
      ...apiQuery(getDraft, { params: { service } }),
      staleTime: 0,
    })),
  });
  const packages = useQuery({ ...apiQuery(listPackages, {}), enabled: begun.length > 0 });
  const isWaiting = [packages, ...answers].some(({ isLoading }) => isLoading);
  return {
    // All at once, named: what stands below moves no more than once.
    drafts: isWaiting ? [] : answers.flatMap((answer) => answer.data?.data ?? []),
    packages: packages.data?.data,
    remove: async (service: DraftService) => {
      await getApi().call(deleteDraft, { params: { service } });
      await refetch();
    },
  };
}
