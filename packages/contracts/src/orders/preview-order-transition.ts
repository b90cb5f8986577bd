import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { OrderTransition } from './transition-order.ts';

export const previewOrderTransition = defineContract({
  name: 'previewOrderTransition',
  method: 'POST',
  path: '/admin/orders/:id/transition-preview',
  summary: 'The mail that a transition would send to the client; nothing is changed or sent.',
  auth: ['admin'],
  request: { params: idParams, body: OrderTransition },
  response: {
    status: 200,
    schema: itemAnswer(
      z.object({
        /** In the client's language; null for a client who wants no mails about orders. */
        mail: z.nullable(z.object({ subject: z.string(), text: z.string() })),
      }),
    ),
  },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'transition_not_allowed',
  ],
});
