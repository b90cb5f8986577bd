import { asFields } from '@tassis/contracts';
import { EmptySection } from '@tassis/dashboard';
import { DashboardPage } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { PageTitle, useLocation, useSearchParams } from '@tassis/platform/router';
import { OrderConfirmation } from '../features/order-confirmation/order-confirmation.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { OrderView } from '../order/order-view.tsx';
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
            <OrderConfirmation order={order} isEarlier={asFields(state)['isEarlier'] === true} />
          )}
        </OrderView>
      ) : (
        <NothingToConfirm />
      )}
    </>
  );
}

function NothingToConfirm() {
  const { confirmation, order } = useMessages();
  return (
    <DashboardPage title={confirmation.pageTitle} crumb={confirmation.pageTitle}>
      <EmptySection
        title={confirmation.nothing}
        text={confirmation.nothingText}
        action={{ text: order.allOrders, href: paths.clientOrders }}
      />
    </DashboardPage>
  );
}
