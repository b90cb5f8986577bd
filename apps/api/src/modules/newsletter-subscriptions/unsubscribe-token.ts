import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lets the holder of an address leave the newsletter, for good and without an account. */
export function unsubscribeTokenOf(email: string, key: string): string {
  return `${Buffer.from(email).toString('base64url')}.${sealOf(email, key).toString('base64url')}`;
}

/** The address in a token of ours; null for any other. */
export function emailOfToken(token: string, key: string): string | null {
  const [address = '', seal = ''] = token.split('.');
  const email = Buffer.from(address, 'base64url').toString();
  const expected = sealOf(email, key);
  const given = Buffer.from(seal, 'base64url');
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? email : null;
}

/** Of this purpose only: the key also seals other things. */
function sealOf(email: string, key: string): Buffer {
  return createHmac('sha256', key).update(`newsletter-unsubscribe:${email}`).digest();
}
