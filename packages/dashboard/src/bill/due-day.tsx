import type { BillSummary } from '@tassis/contracts';
import { useLocale } from '@tassis/design-system/host';
import { formatDate } from '@tassis/messages';
import styles from './due-day.module.css';
import { isOverdue } from './is-overdue.ts';
import { useBillTexts } from './messages/use-bill-texts.ts';

/** The due date, marked when it has passed. A credit note has none. */
export function renderDueDay(bill: BillSummary) {
  return bill.kind === 'bill' ? <DueDay bill={bill} /> : null;
}

function DueDay({ bill }: { bill: BillSummary }) {
  const { overdue } = useBillTexts();
  const locale = useLocale();
  const day = <time dateTime={bill.due_on}>{formatDate(locale, bill.due_on, 'short')}</time>;
  if (!isOverdue(bill)) return day;
  return (
    <span className={styles['overdue']}>
      {day} <span className={styles['word']}>{overdue}</span>
    </span>
  );
}
