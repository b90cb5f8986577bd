import type { Violation } from './violation.ts';

const FULL = /^\d{15}$/u;

/** A client's own ICE, for the bills: 15 digits. */
export function clientIce(value: string): Violation | null {
  return FULL.test(value) ? null : { code: 'ice_invalid' };
}
