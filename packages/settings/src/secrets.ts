import * as z from 'zod/mini';

/** A secret has at least so many characters. */
export const SHORTEST_SECRET = 32;

/** The secrets of one purpose: the first signs and encrypts, each of them is accepted. There are two while a secret is rotated. */
export type Secrets = readonly [current: string, ...previous: string[]];

/** A secret in the environment. Undefined when it is not set. */
export const Secret = z.optional(
  z
    .string()
    .check(
      z.minLength(SHORTEST_SECRET, { error: `must have at least ${SHORTEST_SECRET} characters` }),
    ),
);

/** The secrets of a variable and of its `…_PREVIOUS`. */
export function toSecrets(current: string, previous: string | undefined): Secrets {
  return previous === undefined ? [current] : [current, previous];
}
