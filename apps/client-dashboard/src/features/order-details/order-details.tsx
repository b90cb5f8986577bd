import type { Order } from '@tassis/contracts';
import { DashboardSection, MessageThread, useHashSection } from '@tassis/dashboard';
import { Alert, DashboardPage, PrintButton, Stack, TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import type { OrderStatus } from '@tassis/domain';
import { formatDate } from '@tassis/messages';
import { OrderStatusBadge } from '@tassis/views';
import { lazy, Suspense, useEffect, useRef, type RefObject } from 'react';
import { OrderDocuments } from '../../document/order-documents.tsx';
import { useCorrectionTexts } from '../../messages/corrections/use-correction-texts.ts';
import { useNextStepTexts } from '../../messages/next-step/use-next-step-texts.ts';
import { useOrderActionTexts } from '../../messages/order-actions/use-order-action-texts.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { CancelOrder } from '../../order/actions/cancel-order.tsx';
import { OrderAgain } from '../../order/actions/order-again.tsx';
import { OrderContent } from '../../order/facts/order-content.tsx';
import { useNextStep } from '../../order/next-step.ts';
import { OrderPeople } from '../../order/people/order-people.tsx';
import { PriceBreakdown } from '../../order/price-breakdown.tsx';
import styles from './order-details.module.css';
import { OrderTimeline } from './order-timeline.tsx';

const OrderCorrections = lazy(async () => ({
  default: (await import('../../order/corrections/order-corrections.tsx')).OrderCorrections,
}));

type OrderDetailsProps = {
  order: Order;
  /** Refetches the order. */
  onChanged: () => void;
};

/** One order: its state and next step, content, price and timeline. */
export function OrderDetails({ order, onChanged }: OrderDetailsProps) {
  const { details, order: texts } = useMessages();
  useHashSection();
  const { state, act } = useMovedByOneself(order, onChanged);
  return (
    <DashboardPage
      title={<span className={styles['reference']}>{order.reference}</span>}
      crumb={order.reference}
      lead={<OrderState order={order} state={state} />}
      actions={
        <>
          <OrderAgain order={order} />
          <CancelOrder order={order} onChanged={act} />
          <PrintButton>{texts.print}</PrintButton>
        </>
      }
    >
      <Stack gap="l">
        <div className={styles['columns']}>
          <div className={styles['column']}>
            <Ended order={order} />
            <Late order={order} />
            <Corrections order={order} onChanged={act} />
            <DashboardSection title={details.facts}>
              <OrderContent order={order} />
            </DashboardSection>
          </div>
          <div className={`${styles['column']} ${styles['aside']}`}>
            <PriceBreakdown order={order} />
            <DashboardSection title={details.timeline}>
              <OrderTimeline order={order} />
            </DashboardSection>
          </div>
          <div className={styles['column']}>
            <OrderDocuments order={order} />
            <DashboardSection id="messages" title={details.messages}>
              <MessageThread orderId={order.id} side="client" />
            </DashboardSection>
          </div>
        </div>
        <OrderPeople order={order} />
      </Stack>
    </DashboardPage>
  );
}

/** A change of the order removes the control that made it, so the focus moves to the order's new state. */
function useMovedByOneself({ status }: Order, onChanged: () => void) {
  const state = useRef<HTMLOutputElement>(null);
  const movedFrom = useRef<OrderStatus>(null);
  useEffect(() => {
    if (movedFrom.current === null || movedFrom.current === status) return;
    movedFrom.current = null;
    state.current?.focus();
  }, [status]);
  return {
    state,
    act: () => {
      movedFrom.current = status;
      onChanged();
    },
  };
}

type OrderStateProps = { order: Order; state: RefObject<HTMLOutputElement | null> };

/** The status, the date, and who acts next. */
function OrderState({ order, state }: OrderStateProps) {
  const { order: texts } = useMessages();
  const locale = useLocale();
  const step = useNextStep()(order);
  return (
    <>
      <p className={styles['state']}>
        <output ref={state} tabIndex={-1}>
          <OrderStatusBadge status={order.status} />
        </output>
        <span>
          {texts.placedOn}{' '}
          <time dateTime={order.created_at}>{formatDate(locale, order.created_at)}</time>
        </span>
      </p>
      {step && !step.isLate ? <p className={styles['step']}>{step.text}</p> : null}
    </>
  );
}

/** Says that the promised day has passed. */
function Late({ order }: { order: Order }) {
  const texts = useNextStepTexts();
  const step = useNextStep()(order);
  if (!step?.isLate) return null;
  return (
    <Alert tone="warning" title={texts.lateTitle} live={false}>
      {step.text} <TextLink href="#messages">{texts.write}</TextLink>
    </Alert>
  );
}

/** The reason why an order was rejected or cancelled. */
function Ended({ order: { status, timeline } }: { order: Order }) {
  const { closed } = useOrderActionTexts();
  if (status !== 'cancelled' && status !== 'rejected') return null;
  const reason = timeline.findLast((event) => event.status === status)?.message;
  return reason ? (
    <Alert tone={status === 'rejected' ? 'critical' : 'info'} title={closed[status]} live={false}>
      {reason}
    </Alert>
  ) : null;
}

/** The firm's request to its client. */
function Corrections({ order, onChanged }: OrderDetailsProps) {
  const texts = useCorrectionTexts();
  if (order.status !== 'awaiting_client') return null;
  return (
    <div className={styles['corrections']}>
      <DashboardSection id="corrections" title={texts.title}>
        <Suspense fallback={<p>{texts.loading}</p>}>
          <OrderCorrections order={order} onChanged={onChanged} />
        </Suspense>
      </DashboardSection>
    </div>
  );
}
