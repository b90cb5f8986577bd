import type { Failure } from './failure.ts';

/** The rates have changed since they were shown, or were never there: they are to be asked for again. */
export function isAboutPrice(failure: Failure | null): boolean {
  if (failure?.kind === 'refused') return failure.error.code === 'price_mismatch';
  return failure?.kind === 'no_price';
}
