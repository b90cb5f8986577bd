import type { Order } from '@tassis/contracts';
import { Button, Card, CheckCircleIcon, Container, PrinterIcon } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDateTime } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { useMessages } from '../../messages/use-messages.ts';
import { OrderContent } from '../../order/order-content.tsx';
import { AllOrders } from '../../order/order-view.tsx';
import { PriceBreakdown } from '../../order/price-breakdown.tsx';
import { ownPaths } from '../../paths.ts';
import { NextSteps } from './next-steps.tsx';
import styles from './order-confirmation.module.css';

/** An order has been placed: its reference, what it holds, what it costs, what follows. Prints on one page. */
export function OrderConfirmation({ order }: { order: Order }) {
  const { confirmation, order: texts } = useMessages();
  const locale = useLocale();
  return (
    <Container className={styles['root']}>
      <header className={styles['head']}>
        <CheckCircleIcon className={styles['mark']} size={40} />
        <h1 className={styles['title']}>{confirmation.title}</h1>
        <p className={styles['referenceLabel']}>{confirmation.reference}</p>
        <p className={styles['reference']}>{order.reference}</p>
        <p className={styles['placed']}>
          {texts.placedOn}{' '}
          <time dateTime={order.created_at}>{formatDateTime(locale, order.created_at)}</time>
        </p>
        <p className={styles['lead']}>{confirmation.lead}</p>
        <Actions order={order} />
      </header>
      <div className={styles['columns']}>
        <Card as="section">
          <h2 className={styles['heading']}>{confirmation.ordered}</h2>
          <OrderContent order={order} />
        </Card>
        <Card as="section">
          <PriceBreakdown order={order} />
        </Card>
      </div>
      <NextSteps order={order} />
    </Container>
  );
}

function Actions({ order }: { order: Order }) {
  const { confirmation } = useMessages();
  return (
    <div className={styles['actions']}>
      <Button variant="brand" href={ownPaths.orderDetails(order.id)} LinkComponent={RouterLink}>
        {confirmation.details}
      </Button>
      <Button iconStart={<PrinterIcon />} onClick={() => window.print()}>
        {confirmation.print}
      </Button>
      <AllOrders />
    </div>
  );
}
