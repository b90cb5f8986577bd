import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Claims, ClaimsForm } from './claims.ts';

export const updateClaims = defineContract({
  name: 'updateClaims',
  method: 'PUT',
  path: '/content/claims',
  summary:
    'Replace what the site says of the firm and beside its hours; the site shows them at once, and what was being prepared is done.',
  auth: ['content_admin'],
  versioned: 'after_first',
  request: { body: ClaimsForm },
  bodyLimit: 512 * 1024,
  response: { status: 200, schema: itemAnswer(Claims) },
  errors: [
    'unauthenticated',
    'forbidden',
    'validation_failed',
    'version_required',
    'stale_version',
  ],
});
