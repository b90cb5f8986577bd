import { Button, DashboardPage } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { OpenOrders } from '../features/overview/open-orders.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { useMessages } from '../messages/use-messages.ts';

export function Component() {
  const { dashboard } = useMessages();
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
      <PageTitle text={dashboard.title} />
      <OpenOrders />
    </DashboardPage>
  );
}
