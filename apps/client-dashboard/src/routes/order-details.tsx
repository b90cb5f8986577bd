import { PageTitle, useParams } from '@tassis/platform/router';
import { OrderDetails } from '../features/order-details/order-details.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { OrderView } from '../order/order-view.tsx';
import { useOrder } from '../order/use-order.ts';

export function Component() {
  const { area, details } = useMessages();
  const { orderId = '' } = useParams();
  const shown = useOrder(orderId).data?.data;
  return (
    <>
      <PageTitle text={shown?.reference ?? details.title} area={area} />
      <OrderView title={details.title} id={orderId}>
        {(order, refresh) => <OrderDetails order={order} onChanged={refresh} />}
      </OrderView>
    </>
  );
}
