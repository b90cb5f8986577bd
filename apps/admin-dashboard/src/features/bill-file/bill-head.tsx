import type { AdminBill } from '@tassis/contracts';
import { StatusBadge } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate } from '@tassis/messages';
import { BillStatusBadge } from '../../bill/bill-status-badge.tsx';
import { isOverdue } from '../../bill/is-overdue.ts';
import { usePaymentTexts } from '../../messages/payments/use-payment-texts.ts';
import styles from './bill-file.module.css';

/** Where a bill stands, and its days. */
export function BillHead({ bill }: { bill: AdminBill }) {
  const { bill: texts, overdue } = usePaymentTexts();
  const locale = useLocale();
  return (
    <p className={styles['head']}>
      <BillStatusBadge bill={bill} />
      {isOverdue(bill) ? <StatusBadge tone="critical" text={overdue} /> : null}
      <span>
        {texts.issuedOn} <time dateTime={bill.issued_on}>{formatDate(locale, bill.issued_on)}</time>
        {bill.kind === 'bill' ? (
          <>
            , {texts.dueOn} <time dateTime={bill.due_on}>{formatDate(locale, bill.due_on)}</time>
          </>
        ) : null}
      </span>
    </p>
  );
}
