import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { hashToken } from '../../sessions/tokens.ts';

const COUNT = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** No letter that is read as a digit. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Far more bytes than the codes have letters: some are passed over. */
const DRAWN_BYTES = 1024;

/** Ten codes for anyone who loses the app, to be written down: 'K7QX-2M9D-…', 78 bits each. */
export function newRecoveryCodes(seed: Uint8Array = randomBytes(32)): string[] {
  const letters = lettersFrom(seed);
  const group = (n: number) => letters.slice(n * GROUP_LENGTH, (n + 1) * GROUP_LENGTH);
  return Array.from({ length: COUNT }, (_, code) =>
    Array.from({ length: GROUPS }, (_code, n) => group(code * GROUPS + n)).join('-'),
  );
}

/** Of the codes that come with an app's secret; nobody tells them without the server's key. */
export function recoveryCodeSeed(serverSecret: string, appSecret: string): Uint8Array {
  return createHmac('sha256', serverSecret).update(`recovery-codes:${appSecret}`).digest();
}

/** Each letter as likely as any other: bytes beyond a multiple of the alphabet are passed over. */
function lettersFrom(seed: Uint8Array): string {
  const fair = 256 - (256 % ALPHABET.length);
  const drawn = new Uint8Array(hkdfSync('sha256', seed, '', 'recovery-codes', DRAWN_BYTES));
  return Array.from(
    drawn.filter((byte) => byte < fair),
    (byte) => ALPHABET.charAt(byte % ALPHABET.length),
  ).join('');
}

/** As it is kept, however it was typed. Random enough that no slow hash is needed. */
export function recoveryCodeHash(code: string): string {
  return hashToken(plainCode(code));
}

/** A code without the blanks and hyphens that help the eye. */
export function plainCode(code: string): string {
  return code.replaceAll(/[\s-]/gu, '').toUpperCase();
}
