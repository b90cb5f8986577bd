import { ORDER_STATUSES, paragraph } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { acrossFields, field, textIn, wrong } from '../rule.ts';
import { idParams } from '../params.ts';
import { AdminOrder } from './order.ts';

/** Requires a message when the staff hand an order back to its client, and allows fields to correct only then. */
const handingBack = acrossFields((fields) => {
  const isAsked = fields['to'] === 'awaiting_client';
  const isSilent = textIn(fields, 'message').trim() === '';
  const { fields: asked } = fields;
  return [
    ['message', isAsked && isSilent ? { code: 'contact_message_required' } : null],
    [
      'fields',
      !isAsked && Array.isArray(asked) && asked.length > 0 ? { code: 'invalid_value' } : null,
    ],
  ];
});

/** Where an order goes, and what its client is told. */
export const OrderTransition = z
  .strictObject({
    to: z.enum(ORDER_STATUSES, wrong),
    message: z.nullish(field(paragraph)),
    /** Whether the client sees the message; they always do when the order waits for them. */
    visible_to_client: z.optional(z.boolean(wrong)),
    /** The fields that the client must correct, by path: `services.0.data.ICE`. */
    fields: z.optional(
      z
        .array(z.string(wrong).check(z.maxLength(200, wrong)), wrong)
        .check(z.maxLength(100, { error: 'too_many_items' })),
    ),
  })
  .check(handingBack);

export const transitionOrder = defineContract({
  name: 'transitionOrder',
  method: 'POST',
  path: '/admin/orders/:id/transition',
  summary:
    'Move an order to another status, with all that follows: the bill when work begins, its credit note when a billed order is cancelled, the domiciliation when it is completed.',
  auth: ['admin'],
  versioned: true,
  request: {
    params: idParams,
    body: OrderTransition,
  },
  response: { status: 200, schema: itemAnswer(AdminOrder) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'version_required',
    'stale_version',
    'transition_not_allowed',
    'firm_to_fill',
  ],
});
