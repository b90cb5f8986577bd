import * as z from 'zod/mini';

const SHORTEST = 32;

/** Good enough while developing; production must bring its own. */
export const DEVELOPMENT_EDGE_SECRET = 'development-edge-only-development-edge-only';

/** `EDGE_SECRET`: what the edge signs with, and proves itself to the API. Undefined when it is not set. */
export const EdgeSecret = z.optional(
  z.string().check(z.minLength(SHORTEST, { error: `must have at least ${SHORTEST} characters` })),
);

/** What is wrong with the secret of a production; false when nothing is. */
export function edgeSecretProblem(secret: string | undefined): string | false {
  if (secret === undefined)
    return `EDGE_SECRET is missing: what the site proves itself with to the API, at least ${SHORTEST} random characters, the same for every process of both (openssl rand -base64 48)`;
  return (
    secret === DEVELOPMENT_EDGE_SECRET &&
    'EDGE_SECRET is the one of development, which anybody can read: choose another'
  );
}
