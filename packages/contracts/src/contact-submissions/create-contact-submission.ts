import {
  contactEmail,
  contactMessage,
  contactName,
  contactPhone,
  contactSubject,
  lineOfText,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { text } from '../rule.ts';

const optionalLine = z.nullish(text('invalid_value', lineOfText));

/** Keys stand in the order in which the forms show their errors. */
function fieldsWith<Phone extends z.core.$ZodType>(phone: Phone) {
  return {
    name: text('contact_name_required', contactName),
    email: text('contact_email_required', contactEmail),
    phone,
    company: optionalLine,
    /** The service asked about; the contact pages send their subject here. */
    service: text('contact_subject_required', contactSubject),
    message: text('contact_message_required', contactMessage),
  };
}

const QuoteForm = z.strictObject({
  ...fieldsWith(text('contact_phone_required', contactPhone)),
  source: z.literal('service_page'),
});

const ContactForm = z.strictObject({
  ...fieldsWith(optionalLine),
  source: z.enum(['contact_page', 'dashboard']),
});

export const createContactSubmission = defineContract({
  name: 'createContactSubmission',
  method: 'POST',
  path: '/contact-submissions',
  summary: 'Write to the firm. The phone is required from the service page only.',
  auth: 'public',
  request: {
    body: z.discriminatedUnion('source', [QuoteForm, ContactForm], { error: 'invalid_value' }),
    headers: IdempotencyHeaders,
  },
  response: { status: 201, schema: itemAnswer(z.object({ id: z.string() })) },
  errors: ['validation_failed', 'idempotency_key_reused', 'idempotency_in_progress'],
  idempotent: true,
});
