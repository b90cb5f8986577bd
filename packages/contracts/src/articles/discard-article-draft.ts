import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { articleParams, ContentArticle } from './article.ts';

export const discardArticleDraft = defineContract({
  name: 'discardArticleDraft',
  method: 'DELETE',
  path: '/content/articles/:article/draft',
  summary: 'Throw away what is being written of an article; refused while it is not on the site.',
  auth: ['content_admin'],
  versioned: true,
  request: { params: articleParams },
  response: { status: 200, schema: itemAnswer(ContentArticle) },
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'transition_not_allowed',
    'validation_failed',
    'version_required',
    'stale_version',
  ],
});
