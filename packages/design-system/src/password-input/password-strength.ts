/** 0: nothing typed. 1: too short. 2 weak, 3 fair, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/u, /[^\p{L}\d]/u];
/** The fewest different characters: 'abababab' is long but weak. */
const FEWEST_DIFFERENT = 5;

/**
 * Measures the strength by points: one from 12 characters on, one from 16, one for three kinds among lower case,
 * upper case, digits and other characters. No point is weak, one is fair, two are strong.
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
