import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { AssociateForm } from './associate-form.ts';
import { ORDER_EDIT_ERRORS, companyParams, editReason, shares } from './order-edit.ts';
import { AdminOrder } from './order.ts';

export const addOrderAssociate = defineContract({
  name: 'addOrderAssociate',
  method: 'POST',
  path: '/admin/orders/:id/service/:service/company/:company/associate',
  summary: 'Add an associate, as the last; the capital and what others contribute may go along.',
  auth: ['admin'],
  versioned: true,
  idempotent: true,
  request: {
    headers: IdempotencyHeaders,
    params: companyParams,
    body: z.strictObject({ reason: editReason, data: AssociateForm, ...shares }),
  },
  response: { status: 201, schema: itemAnswer(AdminOrder) },
  errors: [...ORDER_EDIT_ERRORS, 'idempotency_key_reused', 'idempotency_in_progress'],
});
