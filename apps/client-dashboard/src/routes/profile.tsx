import { AreaPage } from '@tassis/dashboard';
import { useBegunRequests } from '@tassis/dashboard/begun-requests';
import { Grid, Stack } from '@tassis/design-system';
import { DraftList } from '@tassis/views';
import { AccountFacts } from '../features/profile/account-facts.tsx';
import { OrdersLink } from '../features/profile/orders-link.tsx';
import { useMessages } from '../messages/use-messages.ts';

export function Component() {
  const { profile } = useMessages();
  const begun = useBegunRequests();
  return (
    <AreaPage title={profile.title} lead={profile.lead}>
      <Stack gap="l">
        <DraftList {...begun} />
        <Grid column="l">
          <AccountFacts />
          <OrdersLink />
        </Grid>
      </Stack>
    </AreaPage>
  );
}
