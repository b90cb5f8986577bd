import { lineOfText } from './text.ts';
import { firstViolation, requiredAs, type Validator, type Violation } from './violation.ts';

/** RFC 5321's longest path. */
const EMAIL_MAX = 254;
/** A final dot would be another spelling of the same mailbox. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]*[^\s@.]$/u;

/** Validates the e-mail of an account or a message: required and address-shaped. @returns the violation, or null */
export function emailAddress(value: string): Violation | null {
  return firstViolation(value, [requiredAs('email_required'), lineOfText, addressShaped]);
}

/** The canonical spelling of an address, by which accounts are found. */
export function canonicalEmail(value: string): string {
  return value.trim().toLowerCase();
}

/** Makes the validator of an address that must belong to a person other than the owner of `own`. */
export function addressOfAnother(own: string): Validator {
  return (value) => (canonicalEmail(value) === canonicalEmail(own) ? { code: 'email_own' } : null);
}

function addressShaped(value: string): Violation | null {
  const address = value.trim();
  return ADDRESS.test(address) && address.length <= EMAIL_MAX ? null : { code: 'email_invalid' };
}
