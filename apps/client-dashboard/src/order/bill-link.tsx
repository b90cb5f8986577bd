import type { Order } from '@tassis/contracts';
import { TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { getLabel } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { useMessages } from '../messages/use-messages.ts';
import { ownPaths } from '../paths.ts';

/** The way from an order to its bill, and how that stands. */
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
