import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { Bill } from './bill.ts';

export const getClientBill = defineContract({
  name: 'getClientBill',
  method: 'GET',
  path: '/client/bills/:id',
  summary: 'One of my bills; 404 also for a bill that is not mine.',
  auth: ['client'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(Bill) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
