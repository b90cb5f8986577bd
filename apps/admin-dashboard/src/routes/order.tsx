import type { AdminOrder } from '@tassis/contracts';
import { AreaPage, useHashSection, useHeldWhileEditing } from '@tassis/dashboard';
import { PrintButton } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { isFinal } from '@tassis/domain';
import { formatDate } from '@tassis/messages';
import { StaffTexts } from '@tassis/order-fields/staff';
import { useParams } from '@tassis/platform/router';
import { ClientPart } from '../features/order-content/client-part.tsx';
import { ServiceParts } from '../features/order-content/service-parts.tsx';
import { useOrderEditForms } from '../features/order-edits/use-order-edit-forms.tsx';
import { OrderDocuments } from '../features/order-documents/order-documents.tsx';
import { OrderAudit } from '../features/order-history/order-audit.tsx';
import { OrderTimeline } from '../features/order-history/order-timeline.tsx';
import { OrderNews } from '../features/order-live/order-news.tsx';
import { OrderViewers } from '../features/order-live/order-viewers.tsx';
import { OrderMessages } from '../features/order-messages/order-messages.tsx';
import { OrderMoves } from '../features/order-moves/order-moves.tsx';
import { OrderContents } from '../features/order-sections/order-contents.tsx';
import { OrderKeys } from '../features/order-sections/order-keys.tsx';
import { OrderMoney } from '../features/order-state/order-money.tsx';
import { OrderState } from '../features/order-state/order-state.tsx';
import { useOrderTexts } from '../messages/order/use-order-texts.ts';
import { OrderLayout } from '../order/order-layout.tsx';
import { OrderView } from '../order/order-view.tsx';

export function Component() {
  const { orderId = '' } = useParams();
  return (
    <OrderView id={orderId}>
      {(order, refresh) => (
        <StaffTexts>
          <OrderPage order={order} onChange={refresh} />
        </StaffTexts>
      )}
    </OrderView>
  );
}

function OrderPage({ order, onChange }: { order: AdminOrder; onChange: () => void }) {
  const texts = useOrderTexts();
  const locale = useLocale();
  useHashSection();
  const held = useHeldWhileEditing(order);
  const edits = useOrderEditForms(held, onChange);
  return (
    <AreaPage
      title={order.reference}
      crumb={order.reference}
      lead={
        <>
          {texts.placedOn(formatDate(locale, order.created_at))} <OrderViewers orderId={order.id} />
        </>
      }
      actions={
        <>
          <OrderKeys />
          <PrintButton>{texts.print}</PrintButton>
        </>
      }
    >
      <div>
        <OrderNews order={order} onShow={onChange} />
        <OrderLayout
          state={<OrderState order={order} onChange={onChange} />}
          actions={isFinal(order.status) ? null : <OrderMoves order={order} onChanged={onChange} />}
          money={<OrderMoney order={order} />}
          contents={<OrderContents order={held} />}
        >
          <ClientPart client={held.client} edit={edits.client} />
          <ServiceParts order={held} edits={edits} onReviewed={onChange} />
          <OrderDocuments orderId={order.id} onReviewed={onChange} />
          <OrderMessages orderId={order.id} onSent={onChange} />
          <OrderTimeline order={order} onChange={onChange} />
          <OrderAudit key={order.version} order={order} />
        </OrderLayout>
      </div>
    </AreaPage>
  );
}
