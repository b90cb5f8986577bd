import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { ArticleDraftForm, articleParams, ContentArticle } from './article.ts';

export const updateArticleDraft = defineContract({
  name: 'updateArticleDraft',
  method: 'PUT',
  path: '/content/articles/:article/draft',
  summary: 'Save what is being written of an article; the site shows none of it.',
  auth: ['content_admin'],
  versioned: true,
  request: { params: articleParams, body: ArticleDraftForm },
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
