import { AreaPage } from '@tassis/dashboard';
import { Skeleton } from '@tassis/design-system';
import { lazy, Suspense } from 'react';
import { BillList } from '../features/bill-list/bill-list.tsx';
import { usePaymentTexts } from '../messages/payments/use-payment-texts.ts';

// The panel is loaded on demand, because the list does not need it.
const BillPanel = lazy(async () => ({
  default: (await import('../features/bill-file/bill-panel.tsx')).BillPanel,
}));

export function Component() {
  const { title, lead } = usePaymentTexts();
  return (
    <AreaPage title={title} lead={lead}>
      <BillList
        renderPanel={({ id }, onChanged) => (
          <Suspense fallback={<Skeleton lines={8} />}>
            <BillPanel id={id} onChanged={onChanged} />
          </Suspense>
        )}
      />
    </AreaPage>
  );
}
