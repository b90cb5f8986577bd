import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { PDF_BODY_LIMIT, pdfUpload } from '../documents/pdf-upload.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { idParams } from '../params.ts';
import { Bill } from './bill.ts';

export const sendPaymentProof = defineContract({
  name: 'sendPaymentProof',
  method: 'POST',
  path: '/client/bills/:id/payment-proof',
  summary: 'Send the proof that one of my bills was paid; the staff records the payment.',
  auth: ['client'],
  idempotent: true,
  bodyLimit: PDF_BODY_LIMIT,
  request: {
    headers: IdempotencyHeaders,
    params: idParams,
    body: z.strictObject(pdfUpload),
  },
  response: { status: 201, schema: itemAnswer(Bill) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'bill_not_due',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
});
