import { paragraph, PAYMENT_METHODS } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { text } from '../rule.ts';
import { AdminBill } from './bill.ts';
import { calendarDay } from '../calendar-day.ts';

const wrong = { error: 'invalid_value' };

/** More than nothing, at most two decimals. */
const amount = z.number({ error: 'amount_invalid' }).check(
  z.superRefine<number>((value, context) => {
    const centimes = Math.round(value * 100);
    const isAmount = centimes > 0 && Number.isSafeInteger(centimes);
    if (!isAmount || Math.abs(centimes / 100 - value) > 1e-9) {
      context.addIssue({ code: 'custom', message: 'amount_invalid' });
    }
  }),
);

export const createPayment = defineContract({
  name: 'createPayment',
  method: 'POST',
  path: '/admin/bills/:id/payments',
  summary: 'Record money that came in for a bill: never more than is due, and never after today.',
  auth: ['admin'],
  idempotent: true,
  versioned: true,
  request: {
    headers: IdempotencyHeaders,
    params: z.strictObject({ id: z.uuid(wrong) }),
    body: z.strictObject({
      amount,
      method: z.enum(PAYMENT_METHODS, wrong),
      paid_at: calendarDay,
      note: z.optional(z.nullable(text('invalid_value', paragraph))),
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
