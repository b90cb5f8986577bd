import type { AdminOrder } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { Stack, Timeline } from '@tassis/design-system';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import { NoteForm } from './note-form.tsx';
import styles from './order-timeline.module.css';
import { useTimelineEntries } from './use-timeline-entries.ts';

type OrderTimelineProps = { order: AdminOrder; onChange: () => void };

/** All events of the order, and a form that adds a note. */
export function OrderTimeline({ order, onChange }: OrderTimelineProps) {
  const { history: texts } = useOrderTexts();
  return (
    <DashboardSection id="timeline" title={texts.title}>
      <Stack gap="l">
        <div className={styles['note']}>
          <NoteForm orderId={order.id} onAdded={onChange} />
        </div>
        <Timeline label={texts.title} entries={useTimelineEntries(order)} />
      </Stack>
    </DashboardSection>
  );
}
