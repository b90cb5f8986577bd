import { Container, PageHeader } from '@tassis/design-system';
import { OrderList } from '../features/order-list/order-list.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { useMessages } from '../messages/use-messages.ts';

export function Component() {
  const { orders } = useMessages();
  return (
    <>
      <PageTitle text={orders.title} />
      <PageHeader title={orders.title} lead={orders.lead} width="wide" />
      <Container width="wide">
        <OrderList />
      </Container>
    </>
  );
}
