import { createHash } from 'node:crypto';
import { stringify } from 'safe-stable-stringify';

/** SHA-256 of a body whatever the order of its keys: two bodies that say the same are the same. */
export function bodyHash(body: object): string {
  return createHash('sha256').update(stringify(body)).digest('base64url');
}
