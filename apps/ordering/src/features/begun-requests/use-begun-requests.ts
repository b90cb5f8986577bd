import { apiQuery, getApi } from '@tassis/api-client';
import { useQueries, useQuery } from '@tassis/api-client/query';
import { useSession } from '@tassis/auth';
import { deleteDraft, getDraft, listDrafts } from '@tassis/contracts';
import { mayPlaceOrder, type DraftService } from '@tassis/domain';

/** What a signed-in client has begun and not sent; nothing is asked for anybody else. */
export function useBegunRequests() {
  const { user } = useSession();
  const isClient = user !== null && mayPlaceOrder({ role: user.user_type });
  const { data, refetch } = useQuery({
    ...apiQuery(listDrafts, {}),
    enabled: isClient,
    staleTime: 0,
  });
  // One without a version has files only.
  const begun = isClient ? (data?.data ?? []).filter(({ version }) => version > 0) : [];
  const answers = useQueries({
    queries: begun.map(({ service }) => ({
      ...apiQuery(getDraft, { params: { service } }),
      staleTime: 0,
    })),
  });
  const isWaiting = answers.some(({ isPending }) => isPending);
  return {
    // All at once: what stands below moves no more than once.
    drafts: isWaiting ? [] : answers.flatMap((answer) => answer.data?.data ?? []),
    remove: async (service: DraftService) => {
      await getApi().call(deleteDraft, { params: { service } });
      await refetch();
    },
  };
}
