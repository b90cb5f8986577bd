import type { AdminBillSummary } from '@tassis/contracts';
import { useLocale } from '@tassis/design-system/host';
import { formatDate } from '@tassis/messages';
import { isOverdue } from '../../bill/is-overdue.ts';
import { usePaymentTexts } from '../../messages/payments/use-payment-texts.ts';
import styles from './due-day.module.css';

/** The last day to pay; what is overdue says so. A credit note has none. */
export function renderDueDay(bill: AdminBillSummary) {
  return bill.kind === 'bill' ? <DueDay bill={bill} /> : null;
}

function DueDay({ bill }: { bill: AdminBillSummary }) {
  const { overdue } = usePaymentTexts();
  const locale = useLocale();
  const day = <time dateTime={bill.due_on}>{formatDate(locale, bill.due_on, 'short')}</time>;
  if (!isOverdue(bill)) return day;
  return (
    <span className={styles['overdue']}>
      {day} <span className={styles['word']}>{overdue}</span>
    </span>
  );
}
