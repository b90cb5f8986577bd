import { isPrice } from '../pricing/money.ts';
import type { Violation } from './violation.ts';

/** The firm's price of a service or a fee, in MAD. */
export function firmPrice(mad: number): Violation | null {
  return isPrice(mad) ? null : { code: 'invalid_value' };
}

/** A fraction, to the hundredth of a percent: 0.2. */
export function vatRate(rate: number): Violation | null {
  const basisPoints = rate * 10_000;
  const isFine = rate >= 0 && rate <= 1 && Math.abs(basisPoints - Math.round(basisPoints)) < 1e-6;
  return isFine ? null : { code: 'invalid_value' };
}
