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
import { honeypot } from '../honeypot.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { field, wrong } from '../rule.ts';

const optionalLine = z.nullish(field(lineOfText));

/** The keys are in the order in which the forms show their errors. */
function fieldsWith<Phone extends z.core.$ZodType>(phone: Phone) {
  return {
    name: field(contactName),
    email: field(contactEmail),
    phone,
    company: optionalLine,
    /** The service; the contact pages send their subject here. */
    service: field(contactSubject),
    message: field(contactMessage),
    ...honeypot,
  };
}

const QuoteForm = z.strictObject({
  ...fieldsWith(field(contactPhone)),
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
    body: z.discriminatedUnion('source', [QuoteForm, ContactForm], wrong),
    headers: IdempotencyHeaders,
  },
  response: { status: 201, schema: itemAnswer(z.object({ id: z.string() })) },
  errors: ['validation_failed', 'idempotency_key_reused', 'idempotency_in_progress'],
  idempotent: true,
});
