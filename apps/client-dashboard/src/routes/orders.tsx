import { Button, DashboardPage, Stack } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { PageTitle, RouterLink } from '@tassis/platform/router';
import { BegunRequests } from '../features/begun-requests/begun-requests.tsx';
import { OrderList } from '../features/order-list/order-list.tsx';
import { useMessages } from '../messages/use-messages.ts';

export function Component() {
  const { area, orders } = useMessages();
  return (
    <DashboardPage
      title={orders.title}
      lead={orders.lead}
      actions={
        <Button href={paths.services} LinkComponent={RouterLink}>
          {orders.order}
        </Button>
      }
    >
      <PageTitle text={orders.title} area={area} />
      <Stack gap="l">
        <BegunRequests />
        <OrderList />
      </Stack>
    </DashboardPage>
  );
}
