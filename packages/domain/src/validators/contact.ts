import { emailAddress } from './email.ts';
import { lineOfText, paragraph } from './text.ts';
import { firstViolation, requiredAs, type Violation } from './violation.ts';

/** The quote form and the contact pages have their own texts: 'Le nom est requis', without a full stop. */
export function contactName(value: string): Violation | null {
  return firstViolation(value, [requiredAs('contact_name_required'), lineOfText]);
}

/** 'L'email est requis', 'Format d'email invalide'. */
export function contactEmail(value: string): Violation | null {
  const violation = emailAddress(value);
  if (violation?.code === 'email_required') return { code: 'contact_email_required' };
  if (violation?.code === 'email_invalid') return { code: 'contact_email_invalid' };
  return violation;
}

/** The service page requires a phone number of any format. */
export function contactPhone(value: string): Violation | null {
  return firstViolation(value, [requiredAs('contact_phone_required'), lineOfText]);
}

/** The service; the contact pages send their subject here. */
export function contactSubject(value: string): Violation | null {
  return firstViolation(value, [requiredAs('contact_subject_required'), lineOfText]);
}

/** 'Le message est requis', then the rules of every paragraph. */
export function contactMessage(value: string): Violation | null {
  return firstViolation(value, [requiredAs('contact_message_required'), paragraph]);
}
