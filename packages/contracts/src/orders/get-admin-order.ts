import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { AdminOrder } from './order.ts';

export const getAdminOrder = defineContract({
  name: 'getAdminOrder',
  method: 'GET',
  path: '/admin/orders/:id',
  summary: 'An order with its client, internal notes in its timeline.',
  auth: ['admin'],
  request: { params: z.strictObject({ id: z.uuid({ error: 'invalid_value' }) }) },
  response: { status: 200, schema: itemAnswer(AdminOrder) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
