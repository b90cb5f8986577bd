import { createHash } from 'node:crypto';
import { stringify } from 'safe-stable-stringify';

/** SHA-256 of a body, independent of the order of its keys. */
export function bodyHash(body: object): string {
  return createHash('sha256').update(stringify(body)).digest('base64url');
}
