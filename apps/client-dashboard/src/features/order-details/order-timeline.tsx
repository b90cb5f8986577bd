import type { Order } from '@tassis/contracts';
import { Timeline, type TimelineEntry } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { isFinal } from '@tassis/domain';
import { formatDateTime, getLabel } from '@tassis/messages';
import { useMessages } from '../../messages/use-messages.ts';

/** What has happened to an order, oldest first; the last step of an order that is not final is where it stands. */
export function OrderTimeline({ order }: { order: Order }) {
  const { details } = useMessages();
  const locale = useLocale();
  const last = order.timeline.length - 1;
  const entries = order.timeline.map((event, index): TimelineEntry => {
    const isCurrent = index === last && !isFinal(order.status);
    return {
      key: `${event.at} ${event.status ?? event.message ?? ''}`,
      title: event.status ? getLabel(locale, `order_status.${event.status}`) : details.event,
      date: { text: formatDateTime(locale, event.at), iso: event.at },
      text: event.message ?? undefined,
      state: isCurrent ? 'current' : 'done',
    };
  });
  return <Timeline label={details.timeline} entries={entries} />;
}
