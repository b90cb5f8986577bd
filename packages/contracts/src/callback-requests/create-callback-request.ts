import { contactEmail, lineOfText, paragraph, registrationPhone } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { honeypot } from '../honeypot.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { field, toIssue, wrong } from '../rule.ts';

const SLOT = /^(?:\d{4}-\d\d-\d\dT\d\d:\d\d:00[+-]\d\d:\d\d)?$/u;

/** Whom to call, and when: without a slot, as soon as possible. The keys are in the order of the form. */
const CallbackForm = z.strictObject({
  phone: field(registrationPhone),
  /** One of those of `listAppointmentSlots`; empty for a call as soon as possible. */
  slot: z.nullish(z.string(wrong).check(z.regex(SLOT, wrong))),
  /** Where the appointment is confirmed: required with a slot. */
  email: z.nullish(z.string(wrong)),
  name: z.nullish(field(lineOfText)),
  message: z.nullish(field(paragraph)),
  ...honeypot,
});

const withEmail = z.superRefine<z.output<typeof CallbackForm>>(({ slot, email }, context) => {
  const address = email ?? '';
  const violation = slot || address.trim() ? contactEmail(address) : null;
  if (violation !== null) context.addIssue(toIssue(violation, ['email']));
});

/** What was booked: null for a call as soon as possible. */
const Booking = z.object({
  id: z.string(),
  slot: z.nullable(z.string()),
  /** The appointment as an iCalendar file. */
  calendar: z.nullable(z.string()),
});

export const createCallbackRequest = defineContract({
  name: 'createCallbackRequest',
  method: 'POST',
  path: '/callback-requests',
  summary:
    'Ask to be called back for the free consultation, at a free half hour or as soon as possible. A half hour that somebody else has just booked is refused with the free ones in `data`.',
  auth: 'public',
  request: { body: CallbackForm.check(withEmail), headers: IdempotencyHeaders },
  response: { status: 201, schema: itemAnswer(Booking) },
  errors: ['validation_failed', 'slot_taken', 'idempotency_key_reused', 'idempotency_in_progress'],
  idempotent: true,
});
