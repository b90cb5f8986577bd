import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { AdminOrder } from './order.ts';

export const getAdminOrder = defineContract({
  name: 'getAdminOrder',
  method: 'GET',
  path: '/admin/orders/:id',
  summary: 'An order with its client, internal notes in its timeline.',
  auth: ['admin'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(AdminOrder) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
