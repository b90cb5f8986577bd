import { isAmount } from '../pricing/money.ts';
import { requiredParagraph, shapedAs } from './field.ts';
import { firstViolation, type Violation } from './violation.ts';

/** Above any company's capital; in centimes still a safe integer. */
export const DIRHAMS_MAX = 1_000_000_000_000;

const DESCRIPTION_MIN = 3;
const DESCRIPTION_MAX = 500;
const DESCRIPTION = /^[\p{Script=Latin}\p{Mn}\d\s,.'’()-]{3,500}$/u;

/** Whole dirhams, 0 or more. */
export function wholeDirhams(dirhams: number): Violation | null {
  const isFine = Number.isInteger(dirhams) && dirhams >= 0 && dirhams <= DIRHAMS_MAX;
  return isFine ? null : { code: 'whole_amount_invalid' };
}

/** A contribution in MAD: more than 0, at most two decimals. */
export function contributionAmount(mad: number): Violation | null {
  const isFine = mad > 0 && mad <= DIRHAMS_MAX && isAmount(mad);
  return isFine ? null : { code: 'amount_not_positive' };
}

/** The nature of a contribution in kind: 3 to 500 letters, digits, spaces and , . ' ( ) - */
export function inKindDescription(value: string): Violation | null {
  const violation = firstViolation(value, [
    requiredParagraph('required'),
    shapedAs(DESCRIPTION, 'description_invalid'),
  ]);
  if (violation?.code !== 'description_invalid') return violation;
  return { ...violation, params: { min: DESCRIPTION_MIN, max: DESCRIPTION_MAX } };
}
