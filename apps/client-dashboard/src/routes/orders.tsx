import { AreaPage } from '@tassis/dashboard';
import { useBegunRequests } from '@tassis/dashboard/begun-requests';
import { Button, Stack } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { DraftList } from '@tassis/views';
import { OrderList } from '../features/order-list/order-list.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { ownPaths } from '../paths.ts';

export function Component() {
  const { orders } = useMessages();
  const begun = useBegunRequests();
  return (
    <AreaPage
      title={orders.title}
      lead={orders.lead}
      actions={
        <>
          <Button href={ownPaths.bills} variant="quiet" LinkComponent={RouterLink}>
            {orders.bills}
          </Button>
          <Button href={paths.services} LinkComponent={RouterLink}>
            {orders.order}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <DraftList {...begun} />
        <OrderList />
      </Stack>
    </AreaPage>
  );
}
