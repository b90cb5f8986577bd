import { listPartnerClientOrders, type PartnerClientOrder } from '@tassis/contracts';
import { List, useList } from '@tassis/dashboard';
import { useLocale } from '@tassis/design-system/host';
import { moroccanDay } from '@tassis/domain';
import { formatDate, getLabel } from '@tassis/messages';
import { OrderStatusBadge } from '@tassis/views';
import { useClientTexts } from '../../messages/client/use-client-texts.ts';
import { useWhetherTheirs } from './use-whether-theirs.ts';

/** The orders of a client, with who acts next. */
export function ClientOrders({ clientId }: { clientId: string }) {
  const texts = useClientTexts();
  const locale = useLocale();
  const list = useList(listPartnerClientOrders, {
    params: { id: clientId },
    name: { key: 'reference', nowrap: true, text: ({ reference }) => reference },
    columns: [
      { key: 'service', text: ({ service }) => getLabel(locale, `service_type.${service}`) },
      { key: 'status', card: 'beside', cell: renderStatus },
      { key: 'next', text: useNextText() },
      { key: 'created_at', date: (order) => order.created_at },
    ],
    filters: { search: {}, status: { ...texts.status, labels: 'order_status' } },
    texts: texts.orderList,
  });
  useWhetherTheirs(clientId, list.query.error);
  return <List list={list} />;
}

function renderStatus({ status }: PartnerClientOrder) {
  return <OrderStatusBadge status={status} />;
}

function useNextText(): (order: PartnerClientOrder) => string {
  const { next: texts } = useClientTexts();
  const locale = useLocale();
  return ({ next_actor: actor, expected_by: until }) => {
    if (actor === null) return '';
    if (actor === 'client') return texts.client;
    if (until === null) return texts.firm;
    const day = formatDate(locale, until, 'short');
    return until < moroccanDay(new Date()) ? texts.late(day) : texts.firmBy(day);
  };
}
