import { useBegunRequests } from '@tassis/dashboard/begun-requests';
import { DashboardPage, Grid, Stack } from '@tassis/design-system';
import { PageTitle } from '@tassis/platform/router';
import { DraftList } from '@tassis/views';
import { AccountFacts } from '../features/profile/account-facts.tsx';
import { OrdersLink } from '../features/profile/orders-link.tsx';
import { useMessages } from '../messages/use-messages.ts';

export function Component() {
  const { area, profile } = useMessages();
  const begun = useBegunRequests();
  return (
    <DashboardPage title={profile.title} lead={profile.lead}>
      <PageTitle text={profile.title} area={area} />
      <Stack gap="l">
        <DraftList {...begun} />
        <Grid column="l">
          <AccountFacts />
          <OrdersLink />
        </Grid>
      </Stack>
    </DashboardPage>
  );
}
