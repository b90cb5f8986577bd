import type { Bill } from '@tassis/contracts';
import { Alert, TextLink, Unbroken } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatMoney } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { useBillsTexts } from '../../messages/bills/use-bills-texts.ts';
import { ownPaths } from '../../paths.ts';

/** Says why nothing is due, and what was or will be refunded. A credit note links to the bill that says so. */
export function NothingToPay({ bill }: { bill: Bill }) {
  const { bill: texts } = useBillsTexts();
  const locale = useLocale();
  const { credited_bill: credited } = bill;
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
      {credited ? (
        <>
          {' '}
          {texts.paidBefore}{' '}
          <TextLink href={ownPaths.bill(credited.id)} LinkComponent={RouterLink}>
            <Unbroken>{texts.creditedBill(credited.number)}</Unbroken>
          </TextLink>
        </>
      ) : null}
      {bill.refund > 0 ? ` ${texts.refund(formatMoney(locale, bill.refund))}` : null}
    </Alert>
  );
}
