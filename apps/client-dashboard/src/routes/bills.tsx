import { AreaPage } from '@tassis/dashboard';
import { Button } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { BillList } from '../features/bill-list/bill-list.tsx';
import { useBillsTexts } from '../messages/bills/use-bills-texts.ts';

export function Component() {
  const { title, lead, orders } = useBillsTexts();
  return (
    <AreaPage
      title={title}
      lead={lead}
      actions={
        <Button href={paths.clientOrders} LinkComponent={RouterLink}>
          {orders}
        </Button>
      }
    >
      <BillList />
    </AreaPage>
  );
}
