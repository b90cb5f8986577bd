import { getApi } from '@tassis/api-client';
import { getAdminOrder, type AdminOrder } from '@tassis/contracts';
import { LiveNotice, useChanges, useSettled } from '@tassis/dashboard';
import { useState } from 'react';
import { useOrderLiveTexts } from '../../messages/order-live/use-order-live-texts.ts';

type OrderNewsProps = { order: AdminOrder; onShow: () => void };

/** Says that a colleague has changed the order, and shows it when asked to: what is read does not change by itself. */
export function OrderNews({ order, onShow }: OrderNewsProps) {
  const texts = useOrderLiveTexts();
  const [newest, setNewest] = useState(0);
  const look = async () => {
    const read = getApi().call(getAdminOrder, { params: { id: order.id } });
    const version = await read.then(
      ({ data }) => data.version,
      () => 0,
    );
    setNewest(version);
  };
  const lookSoon = useSettled(() => void look());
  useChanges({ types: ['order'], id: order.id }, lookSoon);
  return <LiveNotice text={newest > order.version ? texts.changed : null} onShow={onShow} />;
}
