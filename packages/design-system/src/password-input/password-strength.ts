/** 0: nothing typed. 1: too short. 2 weak, 3 fair, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/u, /[^\p{L}\d]/u];
/** 'abababab' is long and says little. */
const FEWEST_DIFFERENT = 5;

/**
 * A rule that can be said in one sentence: one point from 12 characters on, another from 16, another for three kinds
 * among small letters, capitals, digits and signs; no point is weak, one is fair, two are strong.
 */
export function measureStrength(password: string, minLength: number): Strength {
  if (password === '') return 0;
  if (password.length < minLength) return 1;
  if (new Set(password).size < FEWEST_DIFFERENT) return 2;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const points = [password.length >= 12, password.length >= 16, kinds >= 3].filter(Boolean).length;
  if (points === 0) return 2;
  return points === 1 ? 3 : 4;
}
