import type { Order } from '@tassis/contracts';
import { isFinal } from '@tassis/domain';
import { useOrderActionTexts } from '../../messages/order-actions/use-order-action-texts.ts';
import { DraftOfOrder } from './draft-of-order.tsx';

/**
 * Offers to order again what a final order contained, or to create the company of an issued certificate. A renewal has no
 * form, so it is not offered.
 */
export function OrderAgain({ order }: { order: Order }) {
  const { again, create } = useOrderActionTexts();
  if (!isFinal(order.status) || !hasForm(order)) return null;
  const read = async () => order;
  const isCertificate = order.services.some((each) => each.negative_certificate_request);
  return (
    <>
      {isCertificate && order.status === 'completed' ? (
        <DraftOfOrder read={read} make="toCreationDraft" variant="brand">
          {create}
        </DraftOfOrder>
      ) : null}
      <DraftOfOrder read={read} make="toDraft">
        {again.text}
      </DraftOfOrder>
    </>
  );
}

function hasForm({ services: [service] }: Order): boolean {
  return [service?.company, service?.domiciliation, service?.negative_certificate_request].some(
    Boolean,
  );
}
