import type { Order } from '@tassis/contracts';
import { TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { getLabel } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { useMessages } from '../messages/use-messages.ts';
import { ownPaths } from '../paths.ts';

/** Links an order to its bill, and shows the bill's state. */
export function BillLink({ bill }: { bill: NonNullable<Order['bill']> }) {
  const { price: texts } = useMessages();
  const locale = useLocale();
  return (
    <>
      {texts.bill}{' '}
      <TextLink href={ownPaths.bill(bill.id)} LinkComponent={RouterLink}>
        {bill.number}
      </TextLink>{' '}
      ({getLabel(locale, `bill_status.${bill.status}`)})
    </>
  );
}
