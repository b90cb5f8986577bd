import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { ManagerForm } from './manager-form.ts';
import { ORDER_EDIT_ERRORS, editReason, personParams } from './order-edit.ts';
import { AdminOrder } from './order.ts';

export const updateOrderManager = defineContract({
  name: 'updateOrderManager',
  method: 'PUT',
  path: '/admin/orders/:id/service/:service/company/:company/manager/:person',
  summary: 'Replace a manager.',
  auth: ['admin'],
  versioned: true,
  request: {
    params: personParams,
    body: z.strictObject({ reason: editReason, data: ManagerForm }),
  },
  response: { status: 200, schema: itemAnswer(AdminOrder) },
  errors: ORDER_EDIT_ERRORS,
});
