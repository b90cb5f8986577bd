import type { Secrets } from '@tassis/settings';
import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signed tokens (HMAC) that carry a readable text, for one
 * purpose each. They need no row in the database and do not expire.
 */
export function sealedTokens(keys: Secrets, purpose: string) {
  const computeSeal = (text: string, key: string = keys[0]) =>
    createHmac('sha256', key).update(`${purpose}:${text}`).digest();
  return {
    make: (text: string): string =>
      `${Buffer.from(text).toString('base64url')}.${computeSeal(text).toString('base64url')}`,
    /** The text in a token of ours; null for any other. */
    open(token: string): string | null {
      const [sealed = '', seal = ''] = token.split('.');
      const text = Buffer.from(sealed, 'base64url').toString();
      const given = Buffer.from(seal, 'base64url');
      return keys.some((key) => isEqual(given, computeSeal(text, key))) ? text : null;
    },
  };
}

/** Compares in constant time. */
export function isEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
