import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signed tokens (HMAC) that carry a readable text, for one
 * purpose each. They need no row in the database and do not expire.
 */
export function sealedTokens(key: string, purpose: string) {
  const computeSeal = (text: string) =>
    createHmac('sha256', key).update(`${purpose}:${text}`).digest();
  return {
    make: (text: string): string =>
      `${Buffer.from(text).toString('base64url')}.${computeSeal(text).toString('base64url')}`,
    /** The text in a token of ours; null for any other. */
    open(token: string): string | null {
      const [sealed = '', seal = ''] = token.split('.');
      const text = Buffer.from(sealed, 'base64url').toString();
      const expected = computeSeal(text);
      const given = Buffer.from(seal, 'base64url');
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs ? text : null;
    },
  };
}
