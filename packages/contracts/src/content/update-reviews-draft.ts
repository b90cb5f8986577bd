import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Reviews, ReviewsDraftForm } from './site-texts.ts';

export const updateReviewsDraft = defineContract({
  name: 'updateReviewsDraft',
  method: 'PUT',
  path: '/content/reviews/draft',
  summary: 'Save what is being prepared of the reviews; the site shows none of it.',
  auth: ['content_admin'],
  versioned: 'after_first',
  request: { body: ReviewsDraftForm },
  bodyLimit: 512 * 1024,
  response: { status: 200, schema: itemAnswer(Reviews) },
  errors: [
    'unauthenticated',
    'forbidden',
    'validation_failed',
    'version_required',
    'stale_version',
  ],
});
