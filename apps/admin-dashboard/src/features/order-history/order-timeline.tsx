import type { AdminOrder } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { Stack, Timeline, type TimelineEntry } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { isFinal } from '@tassis/domain';
import { formatDateTime, getLabel, type Locale } from '@tassis/messages';
import type { OrderTexts } from '../../messages/order/fr.ts';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import { NoteForm } from './note-form.tsx';
import styles from './order-timeline.module.css';

type OrderTimelineProps = { order: AdminOrder; onChange: () => void };

/** What has happened to the order, newest first, and what the client is shown of it. */
export function OrderTimeline({ order, onChange }: OrderTimelineProps) {
  const { history: texts } = useOrderTexts();
  const locale = useLocale();
  const current = isFinal(order.status)
    ? -1
    : order.timeline.findLastIndex(({ status }) => status !== null);
  const entries = order.timeline.map((event, index) =>
    toEntry(event, { key: String(index), isCurrent: index === current, locale, texts }),
  );
  return (
    <DashboardSection id="timeline" title={texts.title}>
      <Stack gap="l">
        <div className={styles['note']}>
          <NoteForm orderId={order.id} onAdded={onChange} />
        </div>
        <Timeline label={texts.title} entries={entries.toReversed()} />
      </Stack>
    </DashboardSection>
  );
}

type Words = { key: string; isCurrent: boolean; locale: Locale; texts: OrderTexts['history'] };

function toEntry(
  event: AdminOrder['timeline'][number],
  { key, isCurrent, locale, texts }: Words,
): TimelineEntry {
  const { status, actor, message, at } = event;
  return {
    key,
    title: status ? getLabel(locale, `order_status.${status}`) : texts.note,
    date: { text: formatDateTime(locale, at), iso: at },
    actor: [
      actor === 'system' ? texts.system : getLabel(locale, `role.${actor}`),
      ...(message === null ? [] : [event.visible_to_client ? texts.visible : texts.internal]),
    ].join(' · '),
    text: message,
    state: isCurrent ? 'current' : 'done',
  };
}
