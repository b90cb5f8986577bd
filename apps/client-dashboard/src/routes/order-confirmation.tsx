import { fieldsOf } from '@tassis/contracts';
import { DashboardPage, EmptyState } from '@tassis/design-system';
import { PageTitle, useLocation, useSearchParams } from '@tassis/platform/router';
import { OrderConfirmation } from '../features/order-confirmation/order-confirmation.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { AllOrders, OrderView } from '../order/order-view.tsx';
import { orderFromState } from '../order/use-order.ts';

export function Component() {
  const { area, confirmation } = useMessages();
  const [params] = useSearchParams();
  const { state } = useLocation();
  const placed = orderFromState(state);
  const id = params.get('order') ?? placed?.id;
  return (
    <>
      <PageTitle text={confirmation.pageTitle} area={area} />
      {id ? (
        <OrderView
          title={confirmation.pageTitle}
          id={id}
          known={placed?.id === id ? placed : undefined}
        >
          {(order) => (
            <OrderConfirmation order={order} isEarlier={fieldsOf(state)['isEarlier'] === true} />
          )}
        </OrderView>
      ) : (
        <NothingToConfirm />
      )}
    </>
  );
}

function NothingToConfirm() {
  const { confirmation } = useMessages();
  return (
    <DashboardPage title={confirmation.pageTitle} crumb={confirmation.pageTitle}>
      <EmptyState title={confirmation.nothing} action={<AllOrders />}>
        {confirmation.nothingText}
      </EmptyState>
    </DashboardPage>
  );
}
