import type { PartnerRequest } from '@tassis/contracts';
import { Cluster, DescriptionList, MailLink, Stack, TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatMoney, getLabel } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { OrderStatusBadge } from '@tassis/views';
import type { ReactNode } from 'react';
import { useRequestsTexts } from '../../messages/requests/use-requests-texts.ts';
import { ownPaths } from '../../paths.ts';
import { RequestStatus } from '../../request/request-status.tsx';

/** One request: its content, its recipient and its result. */
export function RequestFacts({ request, action }: { request: PartnerRequest; action: ReactNode }) {
  const texts = useRequestsTexts();
  const { headers } = texts.list;
  const locale = useLocale();
  const { kind, status, client, service, total, order, answered_at: answered } = request;
  const facts = [
    { term: headers.status, value: <RequestStatus status={status} /> },
    { term: headers.kind, value: texts.kinds[kind] },
    { term: texts.service, value: service && getLabel(locale, `service_type.${service}`) },
    { term: texts.total, value: total === null ? null : formatMoney(locale, total) },
    { term: texts.email, value: <MailLink email={client.email} /> },
    { term: texts.askedOn, value: formatDate(locale, request.created_at) },
    {
      term: status === 'withdrawn' || status === 'revoked' ? texts.endedOn : texts.answeredOn,
      value: answered && formatDate(locale, answered),
    },
    {
      term: texts.order,
      value: order && (
        <>
          {order.reference} <OrderStatusBadge status={order.status} />
        </>
      ),
    },
  ];
  return (
    <Stack gap="m">
      <DescriptionList items={facts.filter(({ value }) => value !== null)} />
      {client.id === null ? null : (
        <p>
          <TextLink href={ownPaths.client(client.id)} LinkComponent={RouterLink}>
            {texts.toClient}
          </TextLink>
        </p>
      )}
      <Cluster>{action}</Cluster>
    </Stack>
  );
}
