import { apiQuery, getApi } from '@tassis/api-client';
import { useQueries, useQuery } from '@tassis/api-client/query';
import { deleteDraft, getDraft, listDrafts, listPackages } from '@tassis/contracts';
import type { DraftService } from '@tassis/domain';
import { useState } from 'react';
import { readTypedRequests, removeTypedRequest } from './typed-requests.ts';

/** What the client has begun and not sent, on the server or in this tab, and the packages that it may be about. */
export function useBegunRequests() {
  const drafts = useQuery({ ...apiQuery(listDrafts, {}), staleTime: 0 });
  const { data, refetch } = drafts;
  // One without a version has files only.
  const begun = (data?.data ?? []).filter(({ version }) => version > 0);
  const answers = useQueries({
    queries: begun.map(({ service }) => ({
      ...apiQuery(getDraft, { params: { service } }),
      staleTime: 0,
    })),
  });
  const [typed, setTyped] = useState(readTypedRequests);
  const isBegun = begun.length + typed.length > 0;
  const packages = useQuery({ ...apiQuery(listPackages, {}), enabled: isBegun });
  const isWaiting = [drafts, packages, ...answers].some(({ isLoading }) => isLoading);
  const stored = answers.flatMap((answer) => answer.data?.data ?? []);
  const services = new Set(stored.map(({ service }) => service));
  return {
    // All at once, named: what stands below moves no more than once.
    drafts: isWaiting ? [] : [...stored, ...typed.filter(({ service }) => !services.has(service))],
    packages: packages.data?.data,
    remove: async (service: DraftService) => {
      if (services.has(service)) await getApi().call(deleteDraft, { params: { service } });
      removeTypedRequest(service);
      setTyped(readTypedRequests);
      await refetch();
    },
  };
}
