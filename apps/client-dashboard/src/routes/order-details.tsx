import { useParams } from '@tassis/platform/router';
import { OrderDetails } from '../features/order-details/order-details.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { OrderView } from '../order/order-view.tsx';

export function Component() {
  const { details } = useMessages();
  const { orderId = '' } = useParams();
  return (
    <>
      <PageTitle text={details.title} />
      <OrderView title={details.title} id={orderId}>
        {(order) => <OrderDetails order={order} />}
      </OrderView>
    </>
  );
}
