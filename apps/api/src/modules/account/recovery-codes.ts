import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { hashToken } from '../../sessions/tokens.ts';

const COUNT = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** Without characters that are easily confused (0/O, 1/I/L). */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** More random bytes than the codes have characters, because some are skipped. */
const DRAWN_BYTES = 1024;

/** Derives ten recovery codes for a person without their app, to be written down: 'K7QX-2M9D-…', 78 bits each. */
export function newRecoveryCodes(seed: Uint8Array = randomBytes(32)): string[] {
  const characters = charactersFrom(seed);
  const group = (n: number) => characters.slice(n * GROUP_LENGTH, (n + 1) * GROUP_LENGTH);
  return Array.from({ length: COUNT }, (_, code) =>
    Array.from({ length: GROUPS }, (_code, n) => group(code * GROUPS + n)).join('-'),
  );
}

/** The seed of the codes that belong to an app's secret; they cannot be derived without the server's key. */
export function recoveryCodeSeed(serverSecret: string, appSecret: string): Uint8Array {
  return createHmac('sha256', serverSecret).update(`recovery-codes:${appSecret}`).digest();
}

/** Maps bytes to characters, each equally likely: bytes beyond a multiple of the alphabet are skipped (no modulo bias). */
function charactersFrom(seed: Uint8Array): string {
  const fair = 256 - (256 % ALPHABET.length);
  const drawn = new Uint8Array(hkdfSync('sha256', seed, '', 'recovery-codes', DRAWN_BYTES));
  return Array.from(
    drawn.filter((byte) => byte < fair),
    (byte) => ALPHABET.charAt(byte % ALPHABET.length),
  ).join('');
}

/** The stored hash of a code, however it was typed. The code is random enough that no slow hash is needed. */
export function recoveryCodeHash(code: string): string {
  return hashToken(plainCode(code));
}

/** A code without the spaces and hyphens that make it readable. */
export function plainCode(code: string): string {
  return code.replaceAll(/[\s-]/gu, '').toUpperCase();
}
