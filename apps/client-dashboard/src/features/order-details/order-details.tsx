import type { Order } from '@tassis/contracts';
import { DashboardSection, MessageThread } from '@tassis/dashboard';
import { Alert, DashboardPage, PrintButton, Stack } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate } from '@tassis/messages';
import { OrderStatusBadge } from '@tassis/views';
import { useMessages } from '../../messages/use-messages.ts';
import { OrderDocuments } from '../../document/order-documents.tsx';
import columns from '../../order/order-columns.module.css';
import { OrderContent } from '../../order/facts/order-content.tsx';
import { OrderPeople } from '../../order/people/order-people.tsx';
import { PriceBreakdown } from '../../order/price-breakdown.tsx';
import styles from './order-details.module.css';
import { OrderTimeline } from './order-timeline.tsx';

/** One order: where it stands, what it holds, what it costs, what has happened. */
export function OrderDetails({ order }: { order: Order }) {
  const { details, order: texts } = useMessages();
  const locale = useLocale();
  return (
    <DashboardPage
      title={<span className={styles['reference']}>{order.reference}</span>}
      crumb={order.reference}
      lead={
        <p className={styles['state']}>
          <output>
            <OrderStatusBadge status={order.status} />
          </output>
          <span>
            {texts.placedOn}{' '}
            <time dateTime={order.created_at}>{formatDate(locale, order.created_at)}</time>
          </span>
        </p>
      }
      actions={<PrintButton>{texts.print}</PrintButton>}
    >
      <Stack gap="l">
        <div className={columns['root']}>
          <div className={styles['column']}>
            <Corrections order={order} />
            <DashboardSection title={details.facts}>
              <OrderContent order={order} />
            </DashboardSection>
            <OrderDocuments orderId={order.id} />
            <DashboardSection id="messages" title={details.messages}>
              <MessageThread orderId={order.id} side="client" />
            </DashboardSection>
          </div>
          <div className={styles['column']}>
            <PriceBreakdown order={order} />
            <DashboardSection title={details.timeline}>
              <OrderTimeline order={order} />
            </DashboardSection>
          </div>
        </div>
        <OrderPeople order={order} />
      </Stack>
    </DashboardPage>
  );
}

function Corrections({ order }: { order: Order }) {
  const { details } = useMessages();
  if (order.corrections.length === 0) return null;
  return (
    <Alert tone="warning" title={details.corrections} live={false}>
      <ul className={styles['corrections']}>
        {order.corrections.map((correction) => (
          <li key={correction.field}>{correction.message}</li>
        ))}
      </ul>
    </Alert>
  );
}
