import { Button, DashboardPage } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { PageTitle, RouterLink } from '@tassis/platform/router';
import { OpenOrders } from '../features/overview/open-orders.tsx';
import { useMessages } from '../messages/use-messages.ts';

export function Component() {
  const { area, dashboard } = useMessages();
  return (
    <DashboardPage
      title={dashboard.title}
      lead={dashboard.lead}
      actions={
        <Button href={paths.adminOrders} LinkComponent={RouterLink}>
          {dashboard.allOrders}
        </Button>
      }
    >
      <PageTitle text={dashboard.title} area={area} />
      <OpenOrders />
    </DashboardPage>
  );
}
