import { apiQuery, getApi } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { useSession } from '@tassis/auth';
import { deleteDraft, listDrafts, listPackages } from '@tassis/contracts';
import { mayPlaceOrder, type DraftService } from '@tassis/domain';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { getDraftPosition, type DraftListProps } from '@tassis/views';
import { useState } from 'react';
import { readTypedRequests, removeTypedRequest } from './typed-requests.ts';

const FORMS = {
  company_creation: paths.companyCreation,
  domiciliation: paths.domiciliation,
  negative_certificate: paths.negativeCertificate,
};

/**
 * The props of a `DraftList` with the signed-in client's unsent forms, on the server or in this tab. Empty for everybody else,
 * and until all of them have loaded.
 * @param except the service whose form is on the page
 */
export function useBegunRequests(except?: DraftService): DraftListProps {
  const { user } = useSession();
  const isClient = user !== null && mayPlaceOrder({ role: user.user_type });
  const drafts = useQuery({ ...apiQuery(listDrafts, {}), enabled: isClient, staleTime: 0 });
  // A draft without a version has only files.
  const begun = isClient ? (drafts.data?.data ?? []).filter(({ version }) => version > 0) : [];
  const stored = begun.filter(({ service }) => service !== except);
  const [inTab, setInTab] = useState(readTypedRequests);
  const isStored = (service: DraftService) => stored.some((draft) => draft.service === service);
  const typed = isClient
    ? inTab.filter(({ service }) => service !== except && !isStored(service))
    : [];
  // Drafts on the server come with the name of their package; those of this tab have only its code.
  const packages = useQuery({ ...apiQuery(listPackages, {}), enabled: typed.length > 0 });
  const named = typed.map((draft) => {
    const { code } = getDraftPosition(draft);
    const known = packages.data?.data.find((each) => each.code === code);
    return { ...draft, package_name: known?.name ?? null };
  });
  return {
    // Shown together, so that what is below moves only once.
    drafts: drafts.isLoading || packages.isLoading ? [] : [...stored, ...named],
    forms: FORMS,
    LinkComponent: RouterLink,
    onRemove: async (service) => {
      if (isStored(service)) await getApi().call(deleteDraft, { params: { service } });
      removeTypedRequest(service);
      setInTab(readTypedRequests);
      await drafts.refetch();
    },
  };
}
