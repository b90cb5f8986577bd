import { PACKAGE_CODE } from '../content/package-code.ts';
import { DOMICILIATION_DURATIONS } from '../options/durations.ts';
import { isPrice, PRICE_MAX } from '../pricing/money.ts';
import { requiredLine } from './field.ts';
import { lineOfText, paragraph } from './text.ts';
import { firstViolation, requiredAs, type Validator, type Violation } from './violation.ts';

/** The most lines of a package's services, and of its features. */
export const PACKAGE_LINES_MAX = 30;

/** The texts of a package, by their names on the wire; `line` is one of its lists. */
export const PACKAGE_FIELDS = {
  code: (value) => firstViolation(value, [requiredAs('required'), code]),
  name: requiredLine('required', atMost(80)),
  /** May be empty. */
  nameInEnglish: (value) => firstViolation(value, [lineOfText, atMost(80)]),
  description: paragraph,
  badge: (value) => firstViolation(value, [lineOfText, atMost(30)]),
  highlight: (value) => firstViolation(value, [lineOfText, atMost(160)]),
  line: requiredLine('required'),
} as const satisfies Record<string, Validator>;

/** An amount in MAD that a package may name: from 0, at most two decimals. */
export function packagePrice(mad: number): Violation | null {
  return isPrice(mad) ? null : { code: 'package_price_invalid', params: { max: PRICE_MAX } };
}

/** Months of domiciliation in a package; 0 when it has none. */
export function packageDuration(months: number): Violation | null {
  const isOffered = months === 0 || DOMICILIATION_DURATIONS.some((offered) => offered === months);
  return isOffered ? null : { code: 'package_duration_invalid' };
}

function code(value: string): Violation | null {
  return PACKAGE_CODE.test(value) ? null : { code: 'package_code_invalid' };
}

function atMost(max: number): Validator {
  return (value) => (value.length > max ? { code: 'line_too_long', params: { max } } : null);
}
