import { DashboardPage, Grid } from '@tassis/design-system';
import { PageTitle } from '@tassis/platform/router';
import { AccountFacts } from '../features/profile/account-facts.tsx';
import { OrdersLink } from '../features/profile/orders-link.tsx';
import { useMessages } from '../messages/use-messages.ts';

export function Component() {
  const { area, profile } = useMessages();
  return (
    <DashboardPage title={profile.title} lead={profile.lead}>
      <PageTitle text={profile.title} area={area} />
      <Grid column="l">
        <AccountFacts />
        <OrdersLink />
      </Grid>
    </DashboardPage>
  );
}
