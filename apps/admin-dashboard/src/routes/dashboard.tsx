import { AreaPage } from '@tassis/dashboard';
import { Button } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { Overview } from '../features/overview/overview.tsx';
import { useTexts } from '../messages/dashboard/use-texts.ts';

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
