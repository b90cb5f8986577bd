import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { Article, articleParams } from './article.ts';

export const getArticle = defineContract({
  name: 'getArticle',
  method: 'GET',
  path: '/articles/:article',
  summary: 'An article of the site; answers an ETag.',
  auth: 'public',
  cacheable: true,
  request: { params: articleParams },
  response: { status: 200, schema: itemAnswer(Article) },
  errors: ['not_found', 'validation_failed'],
});
