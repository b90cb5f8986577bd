import { AreaPage } from '@tassis/dashboard';
import { Button } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { signedInPageData, RouterLink } from '@tassis/platform/router';
import { overviewQuery } from '../features/overview/overview-query.ts';
import { Overview } from '../features/overview/overview.tsx';
import { useMessages } from '../messages/use-messages.ts';

export const loader = signedInPageData((need) => [need(overviewQuery)]);

export function Component() {
  const { dashboard } = useMessages();
  return (
    <AreaPage
      title={dashboard.title}
      lead={dashboard.lead}
      actions={
        <Button href={paths.home} LinkComponent={RouterLink}>
          {dashboard.site}
        </Button>
      }
    >
      <Overview />
    </AreaPage>
  );
}
