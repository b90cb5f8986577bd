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
    'Warn a client of a domiciliation’s end now, by e-mail: once a day, however often it is asked.',
  auth: ['admin'],
  request: {
    body: z.strictObject({ domiciliation_id: z.uuid(wrong) }),
  },
  response: {
    status: 200,
    schema: itemAnswer(
      z.object({
        domiciliation_id: z.uuid(),
        /** The step that was told. */
        status: z.enum(WARNING_STATUSES),
        recipient: z.string(),
        /** False when it had been sent today already. */
        sent: z.boolean(),
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
  ],
});
