import { COMPANY_WORDS } from './names.ts';
import type { Random } from './random.ts';

/** 'Atlas Conseil'. */
export function companyName(random: Random): string {
  return `${random.pick(COMPANY_WORDS)} ${random.pick(['Conseil', 'Services', 'Trading', 'Studio'])}`;
}

/** An ICE with a valid check digit: the number is a multiple of 97. */
export function anIce(random: Random): string {
  const base = `00${random.digits(11)}`;
  const key = (97n - ((BigInt(base) * 100n) % 97n)) % 97n;
  return `${base}${String(key).padStart(2, '0')}`;
}
