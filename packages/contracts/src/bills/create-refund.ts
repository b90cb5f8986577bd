import { lineOfText, PAYMENT_METHODS, paymentAmount } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { calendarDay } from '../calendar-day.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { idParams } from '../params.ts';
import { acrossFields, amount, field, textIn, wrong } from '../rule.ts';
import { AdminBill } from './bill.ts';

/** The client finds a transfer and a cheque by their reference; cash and cards have none. */
const namedByBank = acrossFields((fields) => {
  const isNamed = fields['method'] === 'transfer' || fields['method'] === 'cheque';
  const isMissing = isNamed && textIn(fields, 'reference').trim() === '';
  return [['reference', isMissing ? { code: 'required' } : null]];
});

export const createRefund = defineContract({
  name: 'createRefund',
  method: 'POST',
  path: '/admin/bills/:id/refunds',
  summary:
    'Record money that was paid back to the client of a bill: never more than `refund`, from the day of its order to today; a transfer and a cheque with their reference; the client is told.',
  auth: ['admin'],
  idempotent: true,
  versioned: true,
  request: {
    headers: IdempotencyHeaders,
    params: idParams,
    body: z
      .strictObject({
        amount: amount(paymentAmount),
        method: z.enum(PAYMENT_METHODS, wrong),
        paid_at: calendarDay,
        reference: z.optional(z.nullable(field(lineOfText))),
      })
      .check(namedByBank),
  },
  response: { status: 201, schema: itemAnswer(AdminBill) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'version_required',
    'stale_version',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
});
