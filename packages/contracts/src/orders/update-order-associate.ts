import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { AssociateForm } from './associate-form.ts';
import { ORDER_EDIT_ERRORS, editReason, personParams, shares } from './order-edit.ts';
import { AdminOrder } from './order.ts';

export const updateOrderAssociate = defineContract({
  name: 'updateOrderAssociate',
  method: 'PUT',
  path: '/admin/orders/:id/service/:service/company/:company/associate/:person',
  summary: 'Replace an associate; the capital and what others contribute may go along.',
  auth: ['admin'],
  versioned: true,
  request: {
    params: personParams,
    body: z.strictObject({ reason: editReason, data: AssociateForm, ...shares }),
  },
  response: { status: 200, schema: itemAnswer(AdminOrder) },
  errors: ORDER_EDIT_ERRORS,
});
