import type { Bill } from '@tassis/contracts';
import { Alert } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatMoney } from '@tassis/messages';
import { useBillsTexts } from '../../messages/bills/use-bills-texts.ts';

/** Says why nothing is to be paid, what went back to the client, and what will. */
export function NothingToPay({ bill }: { bill: Bill }) {
  const { bill: texts } = useBillsTexts();
  const locale = useLocale();
  const isPaid = bill.status === 'paid';
  const other = bill.kind === 'credit_note' ? texts.creditNote : texts.cancelled;
  return (
    <Alert tone={isPaid ? 'success' : 'info'} live={false}>
      {isPaid ? texts.paid : other}
      {bill.refunds.map(({ id, amount, paid_at: day }) => (
        <span key={id}>
          {' '}
          {texts.refunded(formatMoney(locale, amount), formatDate(locale, day))}
        </span>
      ))}
      {bill.refund > 0 ? ` ${texts.refund(formatMoney(locale, bill.refund))}` : null}
    </Alert>
  );
}
