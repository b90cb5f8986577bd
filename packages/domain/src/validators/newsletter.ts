import { NEWSLETTER_EMAIL_PATTERN } from './newsletter-pattern.ts';
import { lineOfText } from './text.ts';
import { firstViolation, requiredAs, type Violation } from './violation.ts';

/** RFC 5321's longest path; it also limits the running time of the loose pattern. */
const EMAIL_MAX = 254;
const LOOSE_ADDRESS = new RegExp(`^${NEWSLETTER_EMAIL_PATTERN}$`, 'u');

/** The e-mail of a newsletter subscription; surrounding blanks are ignored. */
export function newsletterEmail(value: string): Violation | null {
  return firstViolation(value.trim(), [requiredAs('email_required'), lineOfText, looselyShaped]);
}

function looselyShaped(address: string): Violation | null {
  const isFine = address.length <= EMAIL_MAX && LOOSE_ADDRESS.test(address);
  return isFine ? null : { code: 'email_invalid' };
}
