import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { articleParams, ContentArticle } from './article.ts';

export const getContentArticle = defineContract({
  name: 'getContentArticle',
  method: 'GET',
  path: '/content/articles/:article',
  summary: 'An article, as it is on the site and as it is being written.',
  auth: ['content_admin'],
  request: { params: articleParams },
  response: { status: 200, schema: itemAnswer(ContentArticle) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed'],
});
