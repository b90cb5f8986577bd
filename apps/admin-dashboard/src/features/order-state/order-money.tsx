import type { AdminOrder } from '@tassis/contracts';
import { Cluster, DescriptionList, PriceTable, TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatMoney, priceWords } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { toOrderedPriceLines } from '@tassis/views';
import { BillStatusBadge } from '@tassis/dashboard/bill';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';
import { ownPaths } from '../../paths.ts';
import { BillPayments } from './bill-payments.tsx';

/** The price lines of the order, its bill, and the payments. */
export function OrderMoney({ order }: { order: AdminOrder }) {
  const { state: texts } = useOrderTexts();
  const locale = useLocale();
  return (
    <section aria-label={texts.money}>
      <PriceTable
        caption={texts.money}
        lines={toOrderedPriceLines(order, locale)}
        total={{
          label: priceWords(locale).total,
          amount: formatMoney(locale, order.pricing.total),
        }}
        note={order.bill ? <OrderBill bill={order.bill} /> : texts.noBill}
      />
    </section>
  );
}

function OrderBill({ bill }: { bill: NonNullable<AdminOrder['bill']> }) {
  const { state: texts } = useOrderTexts();
  const locale = useLocale();
  return (
    <>
      <DescriptionList
        items={[
          {
            term: texts.bill,
            value: (
              <Cluster gap="s">
                <TextLink href={ownPaths.bill(bill.id)} LinkComponent={RouterLink}>
                  {bill.number}
                </TextLink>
                <BillStatusBadge bill={{ kind: 'bill', status: bill.status }} />
              </Cluster>
            ),
          },
          { term: texts.paid, value: formatMoney(locale, bill.paid) },
          { term: texts.due, value: formatDate(locale, bill.due_on) },
        ]}
      />
      {/* The key refetches the payments after each payment. */}
      {bill.paid > 0 ? <BillPayments key={bill.paid} id={bill.id} /> : null}
    </>
  );
}
