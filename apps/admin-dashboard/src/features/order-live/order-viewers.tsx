import { Tag } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { useOrderLiveTexts } from '../../messages/order-live/use-order-live-texts.ts';
import { useOrderViewers } from './use-order-viewers.ts';

/** The colleagues who have the order open too. */
export function OrderViewers({ orderId }: { orderId: string }) {
  const texts = useOrderLiveTexts();
  const locale = useLocale();
  const names = useOrderViewers(orderId).map(({ name }) => name);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  return (
    <output>{names.length === 0 ? null : <Tag>{texts.viewers(list, names.length)}</Tag>}</output>
  );
}
