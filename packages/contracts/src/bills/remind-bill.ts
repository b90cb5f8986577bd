import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { AdminBill } from './bill.ts';

export const remindBill = defineContract({
  name: 'remindBill',
  method: 'POST',
  path: '/admin/bills/:id/remind',
  summary: 'Remind a client of a bill by e-mail; a second time on one day is refused.',
  auth: ['admin'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(AdminBill) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'bill_not_due',
    'bill_reminded_today',
  ],
});
