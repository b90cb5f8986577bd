import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { wrong } from '../rule.ts';
import { AdminDocument } from './client-document.ts';
import { PDF_BODY_LIMIT, pdfUpload } from './pdf-upload.ts';

export const createAdminDocument = defineContract({
  name: 'createAdminDocument',
  method: 'POST',
  path: '/admin/documents',
  summary:
    'Add a document to a client’s file; the client is notified. 404 when the order is not theirs.',
  auth: ['admin'],
  idempotent: true,
  bodyLimit: PDF_BODY_LIMIT,
  request: {
    headers: IdempotencyHeaders,
    body: z.strictObject({
      client_id: z.uuid(wrong),
      order_id: z.nullable(z.uuid(wrong)),
      kind: z.enum(['official', 'identity', 'negative_certificate', 'other'], wrong),
      ...pdfUpload,
    }),
  },
  response: { status: 201, schema: itemAnswer(AdminDocument) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
});
