import { firstViolation, inlineLinks, requiredLine, requiredParagraph } from '@tassis/domain';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { field } from '../rule.ts';
import { articleParams, ContentArticle, createContentSchema } from './article.ts';

/** A published article: its links lead to pages. */
const ArticleForm = createContentSchema(
  field(requiredLine('required')),
  field((text) => firstViolation(text, [requiredParagraph('required'), inlineLinks])),
  { least: 1 },
);

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
