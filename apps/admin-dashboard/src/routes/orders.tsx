import { DashboardPage } from '@tassis/design-system';
import { OrderList } from '../features/order-list/order-list.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { useMessages } from '../messages/use-messages.ts';

export function Component() {
  const { orders } = useMessages();
  return (
    <DashboardPage title={orders.title} lead={orders.lead}>
      <PageTitle text={orders.title} />
      <OrderList />
    </DashboardPage>
  );
}
