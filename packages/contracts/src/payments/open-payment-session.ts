import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';

export const openPaymentSession = defineContract({
  name: 'openPaymentSession',
  method: 'POST',
  path: '/client/bills/:id/payment-sessions',
  summary:
    'Open the page where a bill of mine is paid by card, all that is due. As long as nothing changes it is the same page.',
  auth: ['client'],
  request: { params: idParams },
  response: {
    status: 200,
    schema: itemAnswer(
      z.object({
        id: z.uuid(),
        /** Where the client is sent, and comes back from. */
        url: z.string(),
      }),
    ),
  },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed', 'bill_not_due'],
});
