import type { AdminOrder } from '@tassis/contracts';
import { AreaPage } from '@tassis/dashboard';
import { PrintButton } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate } from '@tassis/messages';
import { useParams } from '@tassis/platform/router';
import { ClientPart } from '../features/order-content/client-part.tsx';
import { ServiceParts } from '../features/order-content/service-parts.tsx';
import { OrderTimeline } from '../features/order-history/order-timeline.tsx';
import { OrderMessages } from '../features/order-messages/order-messages.tsx';
import { OrderMoney } from '../features/order-state/order-money.tsx';
import { OrderState } from '../features/order-state/order-state.tsx';
import { useOrderTexts } from '../messages/order/use-order-texts.ts';
import type { OrderEditForms } from '../order/edit-forms.ts';
import { OrderLayout } from '../order/order-layout.tsx';
import { OrderView } from '../order/order-view.tsx';

export function Component() {
  const { orderId = '' } = useParams();
  return <OrderView id={orderId}>{(order) => <OrderPage order={order} />}</OrderView>;
}

function OrderPage({ order }: { order: AdminOrder }) {
  const texts = useOrderTexts();
  const locale = useLocale();
  const edits: OrderEditForms = {};
  return (
    <AreaPage
      title={order.reference}
      crumb={order.reference}
      lead={texts.placedOn(formatDate(locale, order.created_at))}
      actions={<PrintButton>{texts.print}</PrintButton>}
    >
      <OrderLayout
        state={<OrderState order={order} />}
        actions={null}
        money={<OrderMoney order={order} />}
      >
        <ClientPart client={order.client} edit={edits.client} />
        <ServiceParts order={order} edits={edits} />
        <OrderMessages orderId={order.id} />
        <OrderTimeline order={order} />
      </OrderLayout>
    </AreaPage>
  );
}
