import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Claims } from './claims.ts';

export const discardClaimsDraft = defineContract({
  name: 'discardClaimsDraft',
  method: 'DELETE',
  path: '/content/claims/draft',
  summary: 'Throw away what is being prepared of the claims.',
  auth: ['content_admin'],
  versioned: true,
  request: {},
  response: { status: 200, schema: itemAnswer(Claims) },
  errors: ['unauthenticated', 'forbidden', 'version_required', 'stale_version'],
});
