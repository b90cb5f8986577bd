import type { AdminOrder } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { Timeline } from '@tassis/design-system';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import { useTimelineEntries } from './use-timeline-entries.ts';

const SHOWN = 3;

/** The last events of an order. */
export function LastEvents({ order }: { order: AdminOrder }) {
  const { history: texts } = useOrderTexts();
  return (
    <DashboardSection title={texts.last}>
      <Timeline label={texts.last} entries={useTimelineEntries(order).slice(0, SHOWN)} />
    </DashboardSection>
  );
}
