import { Button, PageHeader, Section } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { PageTitle } from '../frame/page-title.tsx';
import { useMessages } from '../messages/use-messages.ts';

/** Outside the dashboard's address, so under the site's own header and foot. */
export function Component() {
  const { domiciliation } = useMessages();
  return (
    <Section spacing="m">
      <PageTitle text={domiciliation.title} />
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
