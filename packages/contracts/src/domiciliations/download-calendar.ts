import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { wrong } from '../rule.ts';

/** The domiciliation's id and its signature. */
const token = z.string(wrong).check(z.regex(/^[\w-]{64}$/u, wrong));

export const downloadCalendar = defineContract({
  name: 'downloadCalendar',
  method: 'GET',
  path: '/domiciliation-calendars/:token',
  summary: 'The last day of a domiciliation, with reminders, as an iCalendar file.',
  auth: 'public',
  attachment: ['text/calendar'],
  request: { params: z.strictObject({ token }) },
  response: { status: 200, schema: z.unknown() },
  errors: ['not_found', 'validation_failed'],
});
