import { isAmount } from '../pricing/money.ts';
import type { Violation } from './violation.ts';

/** What comes in for a bill, in MAD: more than nothing, at most two decimals. */
export function paymentAmount(mad: number): Violation | null {
  return mad > 0 && isAmount(mad) ? null : { code: 'amount_invalid' };
}
