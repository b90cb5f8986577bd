import {
  NEGATIVE_CERTIFICATE_IDENTIFIERS,
  type IdentificationField,
  type Violation,
} from '@tassis/domain';

/** A complete number of each shape that a document may have; a number that is still being typed may become one of them. */
const COMPLETE: Readonly<Record<IdentificationField, readonly string[]>> = {
  cin: ['AB123456', 'A123456'],
  passport: ['A12345'],
  carteSejour: ['A12345'],
};

/**
 * The error of a document's number before the first attempt to submit. While it is empty, or is being typed and can still
 * become valid, there is none.
 */
export function findNumberViolation(
  field: IdentificationField,
  text: string,
  { isFinished }: { isFinished: boolean },
): Violation | null {
  const typed = text.trim();
  if (typed === '' || (!isFinished && canBecomeRight(field, typed))) return null;
  return NEGATIVE_CERTIFICATE_IDENTIFIERS[field](typed);
}

function canBecomeRight(field: IdentificationField, typed: string): boolean {
  const rule = NEGATIVE_CERTIFICATE_IDENTIFIERS[field];
  return COMPLETE[field].some((complete) => rule(typed + complete.slice(typed.length)) === null);
}
