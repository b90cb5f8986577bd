import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Claims } from './claims.ts';

export const getClaims = defineContract({
  name: 'getClaims',
  method: 'GET',
  path: '/content/claims',
  summary: 'What the site says of the firm and beside its opening hours.',
  auth: ['content_admin'],
  request: {},
  response: { status: 200, schema: itemAnswer(Claims) },
  errors: ['unauthenticated', 'forbidden'],
});
