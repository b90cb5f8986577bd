import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Reviews, ReviewsForm } from './site-texts.ts';

export const updateReviews = defineContract({
  name: 'updateReviews',
  method: 'PUT',
  path: '/content/reviews',
  summary: 'Replace the reviews; the site shows them at once, and what was being prepared is done.',
  auth: ['content_admin'],
  versioned: 'after_first',
  request: { body: ReviewsForm },
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
