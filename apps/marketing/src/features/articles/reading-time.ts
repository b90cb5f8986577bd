/** The words that a person reads in a minute. */
const PACE = 200;

/** The minutes that reading this many words takes. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / PACE));
}
