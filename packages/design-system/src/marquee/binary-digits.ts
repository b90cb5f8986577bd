/** Durations of a row without script: the style sheet has a class for each of these and adds them up. */
const DIGITS = [1, 2, 4, 8, 16] as const;

/** Their sum; only the script corrects a longer row. */
const MOST = 31;

/** The powers of two that add up to a count: 13 is 1, 4 and 8. */
export function binaryDigits(count: number): readonly number[] {
  const shown = Math.min(count, MOST);
  return DIGITS.filter((digit) => Math.floor(shown / digit) % 2 === 1);
}
