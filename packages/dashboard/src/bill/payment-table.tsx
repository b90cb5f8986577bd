import type { WholeBill } from '@tassis/contracts';
import { DataTable, type DataColumn } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatMoney, getLabel } from '@tassis/messages';
import { NothingYet } from '../section/file-columns.tsx';
import type { BillFileProps } from './bill-file.tsx';
import { useBillTexts } from './messages/use-bill-texts.ts';

type Payment = WholeBill['payments'][number];

/** The payments of a bill. */
export function PaymentTable({ bill, side }: Pick<BillFileProps, 'bill' | 'side'>) {
  const texts = useBillTexts();
  const locale = useLocale();
  if (bill.payments.length === 0) return <NothingYet>{texts[side].noPayments}</NothingYet>;
  const columns: DataColumn<Payment>[] = [
    {
      key: 'paid_at',
      header: texts.date,
      rowHeader: true,
      nowrap: true,
      cell: ({ paid_at: day }) => formatDate(locale, day, 'short'),
    },
    {
      key: 'method',
      header: texts.method,
      cell: ({ method }) => getLabel(locale, `payment_method.${method}`),
    },
    // Only the staff sees the notes.
    ...(side === 'staff'
      ? [{ key: 'note', header: texts.note, cell: ({ note }: Payment) => note }]
      : []),
    {
      key: 'amount',
      header: texts.amount,
      align: 'end',
      cell: ({ amount }) => formatMoney(locale, amount),
    },
  ];
  return (
    <DataTable
      caption={texts[side].payments}
      columns={columns}
      rows={bill.payments}
      rowKey={({ id }) => id}
      loadingText={texts.loading}
      stickyHeader={false}
      empty={null}
    />
  );
}
