import { Button, PageHeader, Section } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { PageTitle, RouterLink } from '@tassis/platform/router';
import { useMessages } from '../messages/use-messages.ts';

/** Outside the dashboard's address, so under the site's own header and foot. */
export function Component() {
  const { area, domiciliation } = useMessages();
  return (
    <Section spacing="m">
      <PageTitle text={domiciliation.title} area={area} />
      <PageHeader
        title={domiciliation.success}
        actions={
          <Button href={paths.clientOrders} variant="brand" LinkComponent={RouterLink}>
            {domiciliation.orders}
          </Button>
        }
      />
    </Section>
  );
}
