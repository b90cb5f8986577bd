import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Reviews } from './site-texts.ts';

export const discardReviewsDraft = defineContract({
  name: 'discardReviewsDraft',
  method: 'DELETE',
  path: '/content/reviews/draft',
  summary: 'Throw away what is being prepared of the reviews.',
  auth: ['content_admin'],
  versioned: true,
  request: {},
  response: { status: 200, schema: itemAnswer(Reviews) },
  errors: ['unauthenticated', 'forbidden', 'version_required', 'stale_version'],
});
