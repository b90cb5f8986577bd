import { AreaPage } from '@tassis/dashboard';
import { BillPanel } from '../features/bill-file/bill-panel.tsx';
import { BillList } from '../features/bill-list/bill-list.tsx';
import { usePaymentTexts } from '../messages/payments/use-payment-texts.ts';

export function Component() {
  const { title, lead } = usePaymentTexts();
  return (
    <AreaPage title={title} lead={lead}>
      <BillList renderPanel={({ id }, onChanged) => <BillPanel id={id} onChanged={onChanged} />} />
    </AreaPage>
  );
}
