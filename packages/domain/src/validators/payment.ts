import { isAmount } from '../pricing/money.ts';
import type { Violation } from './violation.ts';

/** A payment of a bill in MAD: more than 0, at most two decimals. */
export function paymentAmount(mad: number): Violation | null {
  return mad > 0 && isAmount(mad) ? null : { code: 'amount_invalid' };
}

/** The day of a payment: not before the order, not after today. All as '2026-11-21'. */
export function paymentDay(
  day: string,
  { ordered, today }: { ordered: string; today: string },
): Violation | null {
  if (day > today) return { code: 'payment_in_future' };
  return day < ordered ? { code: 'payment_before_order', params: { ordered } } : null;
}
