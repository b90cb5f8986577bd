import { paragraph, PAYMENT_METHODS, paymentAmount } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { amount, field, wrong } from '../rule.ts';
import { idParams } from '../params.ts';
import { AdminBill } from './bill.ts';
import { calendarDay } from '../calendar-day.ts';

export const createPayment = defineContract({
  name: 'createPayment',
  method: 'POST',
  path: '/admin/bills/:id/payments',
  summary:
    'Record money that came in for a bill: never more than is due, from the day of its order to today.',
  auth: ['admin'],
  idempotent: true,
  versioned: true,
  request: {
    headers: IdempotencyHeaders,
    params: idParams,
    body: z.strictObject({
      amount: amount(paymentAmount),
      method: z.enum(PAYMENT_METHODS, wrong),
      paid_at: calendarDay,
      note: z.optional(z.nullable(field(paragraph))),
    }),
  },
  response: { status: 201, schema: itemAnswer(AdminBill) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'version_required',
    'stale_version',
    'bill_not_due',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
});
