import { getApi } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getAdminOrder, type AdminOrder, type Change } from '@tassis/contracts';
import { LiveNotice, useChanges, useSettled } from '@tassis/dashboard';
import { useState } from 'react';
import { useOrderLiveTexts } from '../../messages/order-live/use-order-live-texts.ts';
import { orderDocumentsQuery } from '../../order/order-documents-query.ts';

/** The types of changes that affect an order's page, whose answer includes the states of its documents and bill. */
const SHOWN: readonly Change['type'][] = ['order', 'document', 'bill'];

type OrderNewsProps = { order: AdminOrder; onShow: () => void };

/** Says that others have changed the order, and shows the changes on request, so that nothing changes while one reads. */
export function OrderNews({ order, onShow }: OrderNewsProps) {
  const texts = useOrderLiveTexts();
  const documents = useQuery({ ...orderDocumentsQuery(order.id), enabled: false });
  const [fresh, setFresh] = useState<{ of: AdminOrder; order: AdminOrder }>();
  const look = async () => {
    const read = getApi().call(getAdminOrder, { params: { id: order.id } });
    const answer = await read.catch(() => undefined);
    if (answer) setFresh({ of: order, order: answer.data });
  };
  const lookSoon = useSettled(() => void look());
  useChanges({ types: SHOWN, order: order.id }, lookSoon);
  // The answer belongs to another version of the order than the one on screen.
  const isChanged =
    fresh !== undefined &&
    fresh.of === order &&
    JSON.stringify(fresh.order) !== JSON.stringify(order);
  return (
    <LiveNotice
      text={isChanged ? texts.changed : null}
      onShow={() => {
        onShow();
        void documents.refetch();
      }}
    />
  );
}
