import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { idParams } from '../params.ts';
import { ContentPackage } from './content-package.ts';

export const duplicatePackage = defineContract({
  name: 'duplicatePackage',
  method: 'POST',
  path: '/content/packages/:id/duplicate',
  summary: 'A draft with the same content and a code of its own, at the end of the order.',
  auth: ['content_admin'],
  idempotent: true,
  request: { headers: IdempotencyHeaders, params: idParams },
  response: { status: 201, schema: itemAnswer(ContentPackage) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
});
