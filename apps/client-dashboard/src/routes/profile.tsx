import { DashboardPage, Grid } from '@tassis/design-system';
import { AccountFacts } from '../features/profile/account-facts.tsx';
import { OrdersLink } from '../features/profile/orders-link.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { useMessages } from '../messages/use-messages.ts';

export function Component() {
  const { profile } = useMessages();
  return (
    <DashboardPage title={profile.title} lead={profile.lead}>
      <PageTitle text={profile.title} />
      <Grid column="l">
        <AccountFacts />
        <OrdersLink />
      </Grid>
    </DashboardPage>
  );
}
