import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getAdminBill } from '@tassis/contracts';
import { QueryView } from '@tassis/dashboard';
import { DescriptionList } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatMoney, getLabel } from '@tassis/messages';
import { useOrderTexts } from '../../messages/order/use-order-texts.ts';

/** The payments of a bill in order. */
export function BillPayments({ id }: { id: string }) {
  const { payments: texts } = useOrderTexts();
  const locale = useLocale();
  const query = useQuery(apiQuery(getAdminBill, { params: { id } }));
  return (
    <QueryView query={query} loading={texts.loading} failed={texts.failed}>
      {({ data }) => (
        <section aria-label={texts.title}>
          <DescriptionList
            items={data.payments.map(({ amount, method, paid_at }) => ({
              term: texts.payment(formatDate(locale, paid_at, 'short')),
              value: `${formatMoney(locale, amount)}, ${getLabel(locale, `payment_method.${method}`)}`,
            }))}
          />
        </section>
      )}
    </QueryView>
  );
}
