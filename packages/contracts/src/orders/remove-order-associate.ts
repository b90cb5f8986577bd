import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { wrong } from '../rule.ts';
import { ORDER_EDIT_ERRORS, editReason, personParams, shares } from './order-edit.ts';
import { AdminOrder } from './order.ts';

export const removeOrderAssociate = defineContract({
  name: 'removeOrderAssociate',
  method: 'DELETE',
  path: '/admin/orders/:id/service/:service/company/:company/associate/:person',
  summary:
    'Take an associate out, never the last; the capital and what others contribute may go along.',
  auth: ['admin'],
  versioned: true,
  request: {
    params: personParams,
    query: z.strictObject({ reason: editReason }),
    body: z.strictObject({
      /** The associate who applies for the negative certificate from now on. */
      certificate_associate_id: z.optional(z.uuid(wrong)),
      ...shares,
    }),
  },
  response: { status: 200, schema: itemAnswer(AdminOrder) },
  errors: ORDER_EDIT_ERRORS,
});
