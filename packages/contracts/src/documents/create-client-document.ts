import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { wrong } from '../rule.ts';
import { ClientDocument } from './client-document.ts';
import { PDF_BODY_LIMIT, pdfUpload } from './pdf-upload.ts';

export const createClientDocument = defineContract({
  name: 'createClientDocument',
  method: 'POST',
  path: '/client/documents',
  summary:
    'Upload a document; the staff review it. Sent for a refused one (`replaces`), it belongs to the same order and is of the same kind. 404 when the order or that document is not mine, 409 when that document is not refused, is replaced already or is of another kind.',
  auth: ['client'],
  idempotent: true,
  bodyLimit: PDF_BODY_LIMIT,
  request: {
    headers: IdempotencyHeaders,
    body: z.strictObject({
      order_id: z.nullable(z.uuid(wrong)),
      /** A proof of payment is sent with its bill. */
      kind: z.enum(['identity', 'negative_certificate', 'other'], wrong),
      ...pdfUpload,
      /** The refused document that this one is sent for. */
      replaces: z.nullish(z.uuid(wrong)),
    }),
  },
  response: { status: 201, schema: itemAnswer(ClientDocument) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'transition_not_allowed',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
});
