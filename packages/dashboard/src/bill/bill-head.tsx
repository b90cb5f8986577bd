import type { WholeBill } from '@tassis/contracts';
import { StatusBadge } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate } from '@tassis/messages';
import { BillStatusBadge } from './bill-status-badge.tsx';
import styles from './bill-head.module.css';
import { isOverdue } from './is-overdue.ts';
import { useBillTexts } from './messages/use-bill-texts.ts';

/** The status of a bill and its dates. */
export function BillHead({ bill }: { bill: WholeBill }) {
  const texts = useBillTexts();
  const locale = useLocale();
  return (
    <p className={styles['root']}>
      <BillStatusBadge bill={bill} />
      {isOverdue(bill) ? <StatusBadge tone="critical" text={texts.overdue} /> : null}
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
