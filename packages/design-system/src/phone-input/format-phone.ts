/** A Moroccan number after its 0 or its country code: 5 fixed, 6 and 7 mobile, 8 services. */
const NATIONAL = /^0(?<rest>[5-8]\d{8})$/u;
const INTERNATIONAL = /^(?:\+|00)2120?(?<rest>[5-8]\d{8})$/u;
const SEPARATORS = /[\s.\-()]/gu;

/**
 * '0612345678' → '06 12 34 56 78', '+212612345678' → '+212 6 12 34 56 78'. Returns other texts unchanged; the form's
 * rule validates them.
 */
export function formatPhone(typed: string): string {
  const digits = typed.replaceAll(SEPARATORS, '');
  const national = NATIONAL.exec(digits)?.groups?.['rest'];
  if (national !== undefined) return `0${inPairs(national)}`;
  const international = INTERNATIONAL.exec(digits)?.groups?.['rest'];
  return international === undefined ? typed : `+212 ${inPairs(international)}`;
}

/** Nine digits: the first alone, then pairs. */
function inPairs(rest: string): string {
  return rest.replaceAll(/\d(?=(?:\d\d)+$)/gu, '$& ');
}
