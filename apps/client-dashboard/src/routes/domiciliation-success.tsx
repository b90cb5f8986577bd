import {
  Button,
  Container,
  DomiciliationIllustration,
  PageHeader,
  Section,
} from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { PageTitle, RouterLink } from '@tassis/platform/router';
import { useMessages } from '../messages/use-messages.ts';
import { ConfirmedMark } from '../order/confirmed-mark.tsx';
import { NextSteps } from '../order/next-steps.tsx';

/** This page is outside the dashboard, with the site's header and footer. Its address does not name an order. */
export function Component() {
  const { area, domiciliation } = useMessages();
  return (
    <>
      <PageTitle text={domiciliation.title} area={area} />
      <PageHeader
        eyebrow={<ConfirmedMark />}
        title={domiciliation.success}
        actions={
          <Button href={paths.clientOrders} variant="brand" LinkComponent={RouterLink}>
            {domiciliation.orders}
          </Button>
        }
        aside={<DomiciliationIllustration size={240} />}
      />
      <Section spacing="m">
        <Container>
          <NextSteps services={['domiciliation']} />
        </Container>
      </Section>
    </>
  );
}
