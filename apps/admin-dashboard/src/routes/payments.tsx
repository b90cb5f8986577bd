import { AreaPage } from '@tassis/dashboard';
import { BillList } from '../features/bill-list/bill-list.tsx';
import { usePaymentTexts } from '../messages/payments/use-payment-texts.ts';

export function Component() {
  const { title, lead } = usePaymentTexts();
  return (
    <AreaPage title={title} lead={lead}>
      <BillList />
    </AreaPage>
  );
}
