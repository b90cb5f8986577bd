import { useBegunRequests } from '@tassis/dashboard/begun-requests';
import { Button, DashboardPage, Stack } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { PageTitle, RouterLink } from '@tassis/platform/router';
import { DraftList } from '@tassis/views';
import { OrderList } from '../features/order-list/order-list.tsx';
import { useMessages } from '../messages/use-messages.ts';

export function Component() {
  const { area, orders } = useMessages();
  const begun = useBegunRequests();
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
        <DraftList {...begun} />
        <OrderList />
      </Stack>
    </DashboardPage>
  );
}
