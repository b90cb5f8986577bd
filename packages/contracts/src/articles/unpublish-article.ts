import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { articleParams, ContentArticle } from './article.ts';

export const unpublishArticle = defineContract({
  name: 'unpublishArticle',
  method: 'POST',
  path: '/content/articles/:article/unpublish',
  summary: 'Take an article off the site; it goes on as a draft.',
  auth: ['content_admin'],
  versioned: true,
  request: { params: articleParams },
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
