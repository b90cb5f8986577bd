import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { AdminBill } from './bill.ts';

export const getAdminBill = defineContract({
  name: 'getAdminBill',
  method: 'GET',
  path: '/admin/bills/:id',
  summary: 'A bill with its payments and proofs.',
  auth: ['admin'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(AdminBill) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
