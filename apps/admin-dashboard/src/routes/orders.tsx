import { DashboardPage } from '@tassis/design-system';
import { PageTitle } from '@tassis/platform/router';
import { OrderList } from '../features/order-list/order-list.tsx';
import { useMessages } from '../messages/use-messages.ts';

export function Component() {
  const { area, orders } = useMessages();
  return (
    <DashboardPage title={orders.title} lead={orders.lead}>
      <PageTitle text={orders.title} area={area} />
      <OrderList />
    </DashboardPage>
  );
}
