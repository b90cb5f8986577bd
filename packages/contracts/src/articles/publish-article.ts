import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { ArticleForm, articleParams, ContentArticle } from './article.ts';

export const publishArticle = defineContract({
  name: 'publishArticle',
  method: 'PUT',
  path: '/content/articles/:article',
  summary: 'Put an article on the site as it is sent; what was being written is done.',
  auth: ['content_admin'],
  versioned: true,
  request: { params: articleParams, body: ArticleForm },
  bodyLimit: 512 * 1024,
  response: { status: 200, schema: itemAnswer(ContentArticle) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'validation_failed',
    'version_required',
    'stale_version',
  ],
});
