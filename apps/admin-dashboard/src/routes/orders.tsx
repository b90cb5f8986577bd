import { AreaPage } from '@tassis/dashboard';
import { OrderList } from '../features/order-list/order-list.tsx';
import { useMessages } from '../messages/use-messages.ts';

export function Component() {
  const { orders } = useMessages();
  return (
    <AreaPage title={orders.title} lead={orders.lead}>
      <OrderList />
    </AreaPage>
  );
}
