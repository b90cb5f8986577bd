import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { AdminBill } from './bill.ts';

export const getAdminBill = defineContract({
  name: 'getAdminBill',
  method: 'GET',
  path: '/admin/bills/:id',
  summary: 'A bill with its payments and proofs.',
  auth: ['admin'],
  request: { params: z.strictObject({ id: z.uuid({ error: 'invalid_value' }) }) },
  response: { status: 200, schema: itemAnswer(AdminBill) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
