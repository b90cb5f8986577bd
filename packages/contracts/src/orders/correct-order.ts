import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { wrong } from '../rule.ts';
import { idParams } from '../params.ts';
import { PDF_BODY_LIMIT } from '../documents/pdf-upload.ts';
import { Order } from './order.ts';

/** The path of a field in the submitted body (`services.0.data.ICE`), and its new value. */
const Correction = z.strictObject({
  field: z.string(wrong).check(z.maxLength(200, wrong)),
  value: z.unknown(),
});

export const correctOrder = defineContract({
  name: 'correctOrder',
  method: 'PUT',
  path: '/client/orders/:id',
  summary:
    'Correct my order while it waits for me: all that was asked and nothing else; it goes back to review. Errors stand under the path of their field.',
  auth: ['client'],
  versioned: true,
  request: {
    params: idParams,
    body: z.strictObject({
      corrections: z.array(Correction, wrong).check(z.maxLength(500, wrong)),
    }),
  },
  response: { status: 200, schema: itemAnswer(Order) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'version_required',
    'stale_version',
    'transition_not_allowed',
  ],
  bodyLimit: PDF_BODY_LIMIT,
});
