import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';

/** A colleague who has an order open. */
export const OrderViewer = z.object({ id: z.uuid(), name: z.string() });

export type OrderViewer = z.output<typeof OrderViewer>;

export const announceOrderViewer = defineContract({
  name: 'announceOrderViewer',
  method: 'PUT',
  path: '/admin/orders/:id/viewers',
  summary:
    'Say that I have an order open, for the next 20 seconds; answers which colleagues have, too.',
  auth: ['admin'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(z.array(OrderViewer)) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
