import type { AdminOrder } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { DescriptionList } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatMoney, getLabel } from '@tassis/messages';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';

/** What the order costs, its bill and what was paid of it. */
export function OrderMoney({ order }: { order: AdminOrder }) {
  const { state: texts } = useOrderTexts();
  const locale = useLocale();
  const { bill, pricing } = order;
  const total = { term: texts.total, value: formatMoney(locale, pricing.total) };
  return (
    <DashboardSection title={texts.money}>
      {bill ? (
        <DescriptionList
          items={[
            total,
            {
              term: texts.bill,
              value: `${bill.number}, ${getLabel(locale, `bill_status.${bill.status}`)}`,
            },
            { term: texts.paid, value: formatMoney(locale, bill.paid) },
            { term: texts.due, value: formatDate(locale, bill.due_on) },
          ]}
        />
      ) : (
        <>
          <DescriptionList items={[total]} />
          <p>{texts.noBill}</p>
        </>
      )}
    </DashboardSection>
  );
}
