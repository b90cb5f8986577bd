import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { ContentPackage } from './content-package.ts';
import { PackageForm } from './package-form.ts';

export const createPackage = defineContract({
  name: 'createPackage',
  method: 'POST',
  path: '/content/packages',
  summary: 'A new package: a draft, at the end of the order.',
  auth: ['content_admin'],
  idempotent: true,
  request: { headers: IdempotencyHeaders, body: PackageForm },
  response: { status: 201, schema: itemAnswer(ContentPackage) },
  errors: [
    'unauthenticated',
    'forbidden',
    'validation_failed',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
});
