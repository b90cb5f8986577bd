import type { Bill } from '@tassis/contracts';

export type CardPaymentState = 'waiting' | 'expired' | 'failed' | 'paid';

/** The state of the card payment from which the client has returned; null without one, or for an earlier one. */
export function getCardPaymentState(
  { card_payment: session }: Pick<Bill, 'card_payment'>,
  payment: string | null,
): CardPaymentState | null {
  if (session === null || session.id !== payment) return null;
  if (session.status !== 'open') return session.status;
  return Date.parse(session.expires_at) > Date.now() ? 'waiting' : 'expired';
}
