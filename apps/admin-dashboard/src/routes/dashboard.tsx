import { AreaPage } from '@tassis/dashboard';
import { Button } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { signedInPageData, RouterLink } from '@tassis/platform/router';
import { overviewQuery } from '../features/overview/overview-query.ts';
import { Overview } from '../features/overview/overview.tsx';
import { useTexts } from '../messages/dashboard/use-texts.ts';

export const loader = signedInPageData((need) => [need(overviewQuery)]);

export function Component() {
  const texts = useTexts();
  return (
    <AreaPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <Button href={paths.adminOrders} LinkComponent={RouterLink}>
          {texts.allOrders}
        </Button>
      }
    >
      <Overview />
    </AreaPage>
  );
}
