/** What a row is timed by without script: the style sheet has a class for each of these, and adds them up. */
const DIGITS = [1, 2, 4, 8, 16] as const;

/** The most they add up to; a longer row is set right by the script alone. */
const MOST = 31;

/** A count as the powers of two that make it up: 13 as 1, 4 and 8. */
export function binaryDigits(count: number): readonly number[] {
  const shown = Math.min(count, MOST);
  return DIGITS.filter((digit) => Math.floor(shown / digit) % 2 === 1);
}
