import { Container, Grid, PageHeader } from '@tassis/design-system';
import { AccountFacts } from '../features/profile/account-facts.tsx';
import { OrdersLink } from '../features/profile/orders-link.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { useMessages } from '../messages/use-messages.ts';

export function Component() {
  const { profile } = useMessages();
  return (
    <>
      <PageTitle text={profile.title} />
      <PageHeader title={profile.title} lead={profile.lead} width="wide" />
      <Container width="wide">
        <Grid column="l">
          <AccountFacts />
          <OrdersLink />
        </Grid>
      </Container>
    </>
  );
}
