import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { articleParams } from './article.ts';

export const deleteArticle = defineContract({
  name: 'deleteArticle',
  method: 'DELETE',
  path: '/content/articles/:article',
  summary: 'Delete an article that was never on the site; its address is free again.',
  auth: ['content_admin'],
  request: { params: articleParams },
  response: { status: 204, schema: z.undefined() },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'transition_not_allowed',
    'validation_failed',
  ],
});
