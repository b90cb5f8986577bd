import { lineOfText } from './text.ts';
import { firstViolation, requiredAs, type Violation } from './violation.ts';

/** RFC 5321's longest path. */
const EMAIL_MAX = 254;
/** With a final dot it is another spelling of one mailbox. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]*[^\s@.]$/u;

/** The e-mail of an account or a message: required and address-shaped. */
export function emailAddress(value: string): Violation | null {
  return firstViolation(value, [requiredAs('email_required'), lineOfText, addressShaped]);
}

/** One spelling for one mailbox: accounts are found by this form. */
export function canonicalEmail(value: string): string {
  return value.trim().toLowerCase();
}

function addressShaped(value: string): Violation | null {
  const address = value.trim();
  return ADDRESS.test(address) && address.length <= EMAIL_MAX ? null : { code: 'email_invalid' };
}
