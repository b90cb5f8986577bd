import type { Bill } from '@tassis/contracts';
import { Alert } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney } from '@tassis/messages';
import { useBillsTexts } from '../../messages/bills/use-bills-texts.ts';

/** Says why nothing is to be paid, and what goes back to the client. */
export function NothingToPay({ bill }: { bill: Bill }) {
  const { bill: texts } = useBillsTexts();
  const locale = useLocale();
  const isPaid = bill.status === 'paid';
  const other = bill.kind === 'credit_note' ? texts.creditNote : texts.cancelled;
  return (
    <Alert tone={isPaid ? 'success' : 'info'} live={false}>
      {isPaid ? texts.paid : other}
      {bill.refund > 0 ? ` ${texts.refund(formatMoney(locale, bill.refund))}` : null}
    </Alert>
  );
}
