import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { ManagerForm } from './manager-form.ts';
import { ORDER_EDIT_ERRORS, companyParams, editReason } from './order-edit.ts';
import { AdminOrder } from './order.ts';

export const addOrderManager = defineContract({
  name: 'addOrderManager',
  method: 'POST',
  path: '/admin/orders/:id/service/:service/company/:company/manager',
  summary: 'Add a manager, as the last.',
  auth: ['admin'],
  versioned: true,
  idempotent: true,
  request: {
    headers: IdempotencyHeaders,
    params: companyParams,
    body: z.strictObject({ reason: editReason, data: ManagerForm }),
  },
  response: { status: 201, schema: itemAnswer(AdminOrder) },
  errors: [...ORDER_EDIT_ERRORS, 'idempotency_key_reused', 'idempotency_in_progress'],
});
