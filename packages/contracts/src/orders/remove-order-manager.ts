import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { ORDER_EDIT_ERRORS, editReason, personParams } from './order-edit.ts';
import { AdminOrder } from './order.ts';

export const removeOrderManager = defineContract({
  name: 'removeOrderManager',
  method: 'DELETE',
  path: '/admin/orders/:id/service/:service/company/:company/manager/:person',
  summary: 'Take a manager out; of a domiciliation never the last.',
  auth: ['admin'],
  versioned: true,
  request: {
    params: personParams,
    query: z.strictObject({ reason: editReason }),
  },
  response: { status: 200, schema: itemAnswer(AdminOrder) },
  errors: ORDER_EDIT_ERRORS,
});
