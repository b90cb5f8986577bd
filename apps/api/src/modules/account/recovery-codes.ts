import { randomInt } from 'node:crypto';
import { hashToken } from '../../sessions/tokens.ts';

const COUNT = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** No letter that is read as a digit. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Ten codes for whoever loses the app, to be written down: 'K7QX-2M9D-…', 78 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));
}

function group(): string {
  return Array.from({ length: GROUP_LENGTH }, () =>
    ALPHABET.charAt(randomInt(ALPHABET.length)),
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
