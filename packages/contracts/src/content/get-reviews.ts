import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Reviews } from './site-texts.ts';

export const getReviews = defineContract({
  name: 'getReviews',
  method: 'GET',
  path: '/content/reviews',
  summary: 'The reviews that the site shows.',
  auth: ['content_admin'],
  request: {},
  response: { status: 200, schema: itemAnswer(Reviews) },
  errors: ['unauthenticated', 'forbidden'],
});
