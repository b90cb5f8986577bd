import type { AdminOrder } from '@tassis/contracts';
import type { TimelineEntry } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { isFinal } from '@tassis/domain';
import { formatDateTime, getLabel, type Locale } from '@tassis/messages';
import type { OrderTexts } from '../../messages/order/fr.ts';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';

/** The events of an order, newest first, with what the client sees of each. */
export function useTimelineEntries({ status, timeline }: AdminOrder): TimelineEntry[] {
  const { history: texts } = useOrderTexts();
  const locale = useLocale();
  const current = isFinal(status) ? -1 : timeline.findLastIndex((event) => event.status !== null);
  return timeline
    .map((event, index) =>
      toEntry(event, { key: String(index), isCurrent: index === current, locale, texts }),
    )
    .toReversed();
}

type Words = { key: string; isCurrent: boolean; locale: Locale; texts: OrderTexts['history'] };

function toEntry(
  event: AdminOrder['timeline'][number],
  { key, isCurrent, locale, texts }: Words,
): TimelineEntry {
  const { status, actor, author, message, at } = event;
  return {
    key,
    title: status ? getLabel(locale, `order_status.${status}`) : texts.note,
    date: { text: formatDateTime(locale, at), iso: at },
    actor: [
      author ?? (actor === 'system' ? texts.system : getLabel(locale, `role.${actor}`)),
      ...(message === null ? [] : [event.visible_to_client ? texts.visible : texts.internal]),
    ].join(' · '),
    text: message,
    state: isCurrent ? 'current' : 'done',
  };
}
