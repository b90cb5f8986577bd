import { Button, PageHeader } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { PageTitle } from '../frame/page-title.tsx';
import { useMessages } from '../messages/use-messages.ts';

export function Component() {
  const { domiciliation } = useMessages();
  return (
    <>
      <PageTitle text={domiciliation.title} />
      <PageHeader
        title={domiciliation.success}
        actions={
          <Button href={paths.clientOrders} LinkComponent={RouterLink}>
            {domiciliation.orders}
          </Button>
        }
      />
    </>
  );
}
