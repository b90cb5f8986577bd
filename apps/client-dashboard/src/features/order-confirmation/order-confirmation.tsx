import type { Order } from '@tassis/contracts';
import {
  Alert,
  Button,
  Card,
  DashboardPage,
  PrintButton,
  Stack,
  TextLink,
} from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDateTime } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useMessages } from '../../messages/use-messages.ts';
import { ConfirmedMark } from '../../order/confirmed-mark.tsx';
import { useNextStep } from '../../order/next-step.ts';
import { NextSteps } from '../../order/next-steps.tsx';
import columns from '../../order/order-columns.module.css';
import { OrderContent } from '../../order/facts/order-content.tsx';
import { OrderPeople } from '../../order/people/order-people.tsx';
import { PriceBreakdown } from '../../order/price-breakdown.tsx';
import { ownPaths } from '../../paths.ts';
import styles from './order-confirmation.module.css';

type OrderConfirmationProps = {
  order: Order;
  /** Whether the order was sent before, without the latest changes. */
  isEarlier: boolean;
};

/** The confirmation of an order: reference, content, price and next steps. It prints on one page. */
export function OrderConfirmation({ order, isEarlier }: OrderConfirmationProps) {
  const { confirmation, order: texts } = useMessages();
  const step = useNextStep()(order);
  return (
    <DashboardPage
      above={<ConfirmedMark />}
      title={confirmation.title}
      crumb={confirmation.pageTitle}
      lead={confirmation.lead}
      actions={<Actions order={order} />}
    >
      <Stack gap="l" className={styles['parts']}>
        {isEarlier ? <SentBefore order={order} /> : null}
        <Reference order={order} />
        <div className={columns['root']}>
          <Card as="section">
            <h2 className={styles['heading']}>{confirmation.ordered}</h2>
            <OrderContent order={order} />
          </Card>
          <PriceBreakdown order={order} />
        </div>
        <NextSteps
          services={order.services.map(({ type }) => type)}
          promise={order.expected_by === null ? undefined : step?.text}
        >
          <TextLink href={paths.clientOrders} LinkComponent={RouterLink}>
            {texts.allOrders}
          </TextLink>
        </NextSteps>
        <OrderPeople order={order} />
      </Stack>
    </DashboardPage>
  );
}

/** The order was sent by another tab, another device, or a request whose answer was lost. */
function SentBefore({ order }: { order: Order }) {
  const { confirmation } = useMessages();
  const locale = useLocale();
  return (
    <Alert tone="warning" title={confirmation.earlier}>
      {confirmation.earlierText(formatDateTime(locale, order.created_at))}
    </Alert>
  );
}

function Reference({ order }: { order: Order }) {
  const { confirmation, order: texts } = useMessages();
  const locale = useLocale();
  return (
    <div>
      <p className={styles['note']}>{confirmation.reference}</p>
      <p className={styles['reference']}>{order.reference}</p>
      <p className={styles['note']}>
        {texts.placedOn}{' '}
        <time dateTime={order.created_at}>{formatDateTime(locale, order.created_at)}</time>
      </p>
    </div>
  );
}

function Actions({ order }: { order: Order }) {
  const { confirmation, order: texts } = useMessages();
  return (
    <>
      <Button variant="brand" href={ownPaths.orderDetails(order.id)} LinkComponent={RouterLink}>
        {confirmation.details}
      </Button>
      <PrintButton>{texts.print}</PrintButton>
    </>
  );
}
