import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Claims, ClaimsDraftForm } from './claims.ts';

export const updateClaimsDraft = defineContract({
  name: 'updateClaimsDraft',
  method: 'PUT',
  path: '/content/claims/draft',
  summary: 'Save what is being prepared of the claims; the site shows none of it.',
  auth: ['content_admin'],
  versioned: 'after_first',
  request: { body: ClaimsDraftForm },
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
