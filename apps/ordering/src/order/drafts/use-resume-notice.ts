import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { useSession } from '@tassis/auth';
import { getDraft, listDrafts, type Draft } from '@tassis/contracts';
import { useLocale, useNotify } from '@tassis/design-system/host';
import { mayPlaceOrder, type DraftService } from '@tassis/domain';
import { formatDateTime, labelOf } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { useNavigate } from '@tassis/platform/router';
import { useEffect, useEffectEvent } from 'react';
import { fill } from '../../messages/fill.ts';
import { useOrderMessages } from '../../messages/order/use-order-messages.ts';

/** Tells a client of the request that they left last, and leads back to the step where it was left. */
export function useResumeNotice(): void {
  const { draft: texts } = useOrderMessages();
  const locale = useLocale();
  const notify = useNotify();
  const navigate = useNavigate();
  const draft = useLastDraft();
  const tell = useEffectEvent((left: Draft) => {
    const service = labelOf(locale, `draft_service.${left.service}`);
    const day = formatDateTime(locale, left.updated_at);
    notify({
      tone: 'info',
      text: fill(texts.waiting, { service, day }),
      action: { text: texts.resume, onAction: () => void navigate(placeOf(left)) },
    });
  });
  useEffect(() => {
    if (draft) tell(draft);
  }, [draft]);
}

/** The draft that was worked on last; undefined while it is not known, or where there is none. */
function useLastDraft(): Draft | undefined {
  const { user } = useSession();
  const isClient = user !== null && mayPlaceOrder({ role: user.user_type });
  const list = useQuery({ ...apiQuery(listDrafts, {}), enabled: isClient, staleTime: 0 });
  const service = isClient
    ? list.data?.data.find(({ version }) => version > 0)?.service
    : undefined;
  const query = apiQuery(getDraft, { params: { service: service ?? 'company_creation' } });
  const { data } = useQuery({ ...query, enabled: service !== undefined, staleTime: 0 });
  return service === undefined ? undefined : (data?.data ?? undefined);
}

const FORMS: Readonly<Record<DraftService, string>> = {
  company_creation: paths.companyCreation,
  domiciliation: paths.domiciliation,
  negative_certificate: paths.negativeCertificate,
};

/** The address at which it was left: its package, its step. */
function placeOf({ service, data }: Draft): string {
  const members = Object.values(Object(data['form'])).map((member) => Object(member));
  const code: unknown = members.map((member) => member.package).find(Boolean);
  const step: unknown = members.map((member) => member.step).find(Boolean);
  const query = new URLSearchParams({
    ...(typeof code === 'string' && { package: code }),
    ...(typeof step === 'number' && { etape: String(step) }),
  });
  return query.size === 0 ? FORMS[service] : `${FORMS[service]}?${query}`;
}
