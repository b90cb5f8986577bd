import type { Bill } from '@tassis/contracts';
import { Alert, type Tone } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney } from '@tassis/messages';
import { useBillsTexts } from '../../messages/bills/use-bills-texts.ts';
import { getCardPaymentState, type CardPaymentState } from './card-payment-state.ts';

const TONES: Readonly<Record<CardPaymentState, Tone>> = {
  waiting: 'info',
  expired: 'warning',
  failed: 'critical',
  paid: 'success',
};

/** The result of the card payment from which the client has returned. */
export function CardReturn({ bill, payment }: { bill: Bill; payment: string | null }) {
  const { back: texts } = useBillsTexts();
  const locale = useLocale();
  const state = getCardPaymentState(bill, payment);
  const session = bill.card_payment;
  if (state === null || session === null) return null;
  const { amount, refund } = session;
  const words = {
    waiting: texts.waitingText,
    expired: texts.expiredText,
    failed: texts.failedText,
    paid: texts.paidText({
      amount: formatMoney(locale, amount),
      refund: refund > 0 ? formatMoney(locale, refund) : null,
      kept: amount > refund ? formatMoney(locale, amount - refund) : null,
    }),
  };
  return (
    <Alert tone={TONES[state]} title={texts[state]}>
      {words[state]}
    </Alert>
  );
}
