import { AreaPage } from '@tassis/dashboard';
import { Skeleton } from '@tassis/design-system';
import { lazy, Suspense } from 'react';
import { OrderList } from '../features/order-list/order-list.tsx';
import { useMessages } from '../messages/use-messages.ts';

// The panel is loaded on demand, because the list does not need it.
const OrderPanel = lazy(async () => ({
  default: (await import('./order-panel.tsx')).OrderPanel,
}));

export function Component() {
  const { orders } = useMessages();
  return (
    <AreaPage title={orders.title} lead={orders.lead}>
      <OrderList
        renderPanel={({ id }, onChanged) => (
          <Suspense fallback={<Skeleton lines={8} />}>
            <OrderPanel id={id} onChanged={onChanged} />
          </Suspense>
        )}
      />
    </AreaPage>
  );
}
