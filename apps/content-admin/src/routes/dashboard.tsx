import { Button, DashboardPage } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { PageTitle, RouterLink } from '@tassis/platform/router';
import { PublishedPackages } from '../features/published-packages/published-packages.tsx';
import { useMessages } from '../messages/use-messages.ts';

export function Component() {
  const { area, dashboard } = useMessages();
  return (
    <DashboardPage
      title={dashboard.title}
      lead={dashboard.lead}
      actions={
        <Button href={paths.home} LinkComponent={RouterLink}>
          {dashboard.site}
        </Button>
      }
    >
      <PageTitle text={dashboard.title} area={area} />
      <PublishedPackages />
    </DashboardPage>
  );
}
