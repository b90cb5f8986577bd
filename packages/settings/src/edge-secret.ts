import { SHORTEST_SECRET } from './secrets.ts';

/** Good enough while developing; production must bring its own. */
export const DEVELOPMENT_EDGE_SECRET = 'development-edge-only-development-edge-only';

/** What is wrong with the `EDGE_SECRET` of a production; false when nothing is. */
export function edgeSecretProblem(secret: string | undefined, previous?: string): string | false {
  if (secret === undefined)
    return `EDGE_SECRET is missing: what the site proves itself with to the API, at least ${SHORTEST_SECRET} random characters, the same for every process of both (openssl rand -base64 48)`;
  return (
    [secret, previous].includes(DEVELOPMENT_EDGE_SECRET) &&
    'EDGE_SECRET is the one of development, which anybody can read: choose another'
  );
}
