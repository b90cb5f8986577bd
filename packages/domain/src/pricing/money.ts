/** An amount in centimes of a dirham, always a whole number: sums are exact. */
export type Centimes = number;

/** The highest price, in MAD. */
export const PRICE_MAX = 1_000_000;

/** Whether a number is an amount in MAD with at most two decimals. */
export function isAmount(mad: number): boolean {
  const centimes = Math.round(mad * 100);
  return Number.isSafeInteger(centimes) && Math.abs(centimes / 100 - mad) <= 1e-9;
}

/** Whether a number is a valid price in MAD: from 0 to {@link PRICE_MAX}. */
export function isPrice(mad: number): boolean {
  return mad >= 0 && mad <= PRICE_MAX && isAmount(mad);
}

/** 1 234.5 MAD → 123450. Throws when the amount is not a number with at most two decimals. */
export function toCentimes(mad: number): Centimes {
  if (!isAmount(mad)) throw new RangeError(`Not an amount in MAD with two decimals: ${mad}`);
  return Math.round(mad * 100);
}

/** 123450 → 1234.5, the wire's number in MAD. */
export function toMad(centimes: Centimes): number {
  return centimes / 100;
}

/** Applies a rate in basis points (2000 = 20 %) to an amount; half a centime is rounded up. */
export function applyRate(centimes: Centimes, basisPoints: number): Centimes {
  return Math.floor((centimes * basisPoints + 5000) / 10_000);
}
