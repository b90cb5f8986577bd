import { PageTitle, useParams } from '@tassis/platform/router';
import { OrderDetails } from '../features/order-details/order-details.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { OrderView } from '../order/order-view.tsx';

export function Component() {
  const { area, details } = useMessages();
  const { orderId = '' } = useParams();
  return (
    <>
      <PageTitle text={details.title} area={area} />
      <OrderView title={details.title} id={orderId}>
        {(order, refresh) => <OrderDetails order={order} onChanged={refresh} />}
      </OrderView>
    </>
  );
}
