import { WARNING_STATUSES } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { wrong } from '../rule.ts';

export const sendWarning = defineContract({
  name: 'sendWarning',
  method: 'POST',
  path: '/admin/domiciliation-warnings/send',
  summary:
    'Warn a client of a domiciliation’s end now, by e-mail; a second time on one day is refused.',
  auth: ['admin'],
  request: {
    body: z.strictObject({ domiciliation_id: z.uuid(wrong) }),
  },
  response: {
    status: 200,
    schema: itemAnswer(
      z.object({
        domiciliation_id: z.uuid(),
        /** The status that the mail tells. */
        status: z.enum(WARNING_STATUSES),
        recipient: z.string(),
      }),
    ),
  },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'domiciliation_closed',
    'warning_not_due',
    'warning_sent_today',
  ],
});
