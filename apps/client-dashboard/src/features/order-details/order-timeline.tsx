import type { Order } from '@tassis/contracts';
import { Timeline, type TimelineEntry } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { isFinal, type OrderStatus } from '@tassis/domain';
import { formatDateTime, getLabel } from '@tassis/messages';
import type { ReactNode } from 'react';
import { useNextStepTexts } from '../../messages/next-step/use-next-step-texts.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useNextStep } from '../../order/next-step.ts';

/** The steps that still follow if the order succeeds. */
const AHEAD: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  submitted: ['in_review', 'in_progress', 'completed'],
  in_review: ['in_progress', 'completed'],
  awaiting_client: ['in_review', 'in_progress', 'completed'],
  in_progress: ['completed'],
};

/**
 * The events of an order, oldest first, and the next steps. While an order is not final its last event is the current step,
 * with who acts next.
 */
export function OrderTimeline({ order }: { order: Order }) {
  const { details } = useMessages();
  const { states } = useNextStepTexts();
  const locale = useLocale();
  const step = useNextStep()(order);
  const current = isFinal(order.status)
    ? -1
    : order.timeline.findLastIndex(({ status }) => status !== null);
  const past = order.timeline.map((event, index): TimelineEntry => {
    const isCurrent = index === current;
    return {
      key: `${event.at} ${event.status ?? event.message ?? ''}`,
      title: event.status ? getLabel(locale, `order_status.${event.status}`) : details.event,
      date: { text: formatDateTime(locale, event.at), iso: event.at },
      text: toParagraphs(event.message, isCurrent ? step?.text : null),
      state: isCurrent ? 'current' : 'done',
    };
  });
  const ahead = (AHEAD[order.status] ?? []).map((status): TimelineEntry => ({
    key: `next ${status}`,
    title: getLabel(locale, `order_status.${status}`),
    state: 'upcoming',
  }));
  return <Timeline label={details.timeline} entries={[...past, ...ahead]} stateTexts={states} />;
}

function toParagraphs(...texts: readonly (string | null | undefined)[]): ReactNode {
  const told = texts.filter((text) => typeof text === 'string');
  return told.length === 0 ? null : told.map((text) => <p key={text}>{text}</p>);
}
