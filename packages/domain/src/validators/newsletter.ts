import { lineOfText } from './text.ts';
import { firstViolation, requiredAs, type Violation } from './violation.ts';

/** RFC 5321's longest path; also what keeps the loose pattern quick. */
const EMAIL_MAX = 254;
/** As loose as the spec has it: text, an at sign, text, a dot, text, none of it a space. For the `pattern` of an input. */
export const NEWSLETTER_EMAIL_PATTERN = String.raw`\S+@\S+\.\S+`;
const LOOSE_ADDRESS = new RegExp(`^${NEWSLETTER_EMAIL_PATTERN}$`, 'u');

/** The e-mail of a newsletter subscription, blanks around it forgiven. */
export function newsletterEmail(value: string): Violation | null {
  return firstViolation(value.trim(), [requiredAs('email_required'), lineOfText, looselyShaped]);
}

function looselyShaped(address: string): Violation | null {
  const isFine = address.length <= EMAIL_MAX && LOOSE_ADDRESS.test(address);
  return isFine ? null : { code: 'email_invalid' };
}
