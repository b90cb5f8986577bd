import type { AdminBill } from '@tassis/contracts';
import { DataTable, type DataColumn } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatMoney, getLabel } from '@tassis/messages';
import { usePaymentTexts } from '../../messages/payments/use-payment-texts.ts';
import styles from './bill-file.module.css';

type Payment = AdminBill['payments'][number];

/** What was paid of a bill, part by part. */
export function PaymentTable({ bill }: { bill: AdminBill }) {
  const { payments: texts } = usePaymentTexts();
  const locale = useLocale();
  if (bill.payments.length === 0) return <p className={styles['none']}>{texts.none}</p>;
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
    { key: 'note', header: texts.note, cell: ({ note }) => note },
    {
      key: 'amount',
      header: texts.amount,
      align: 'end',
      cell: ({ amount }) => formatMoney(locale, amount),
    },
  ];
  return (
    <DataTable
      caption={texts.title}
      columns={columns}
      rows={bill.payments}
      rowKey={({ id }) => id}
      loadingText={texts.loading}
      stickyHeader={false}
      empty={null}
    />
  );
}
