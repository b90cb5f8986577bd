import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { ContentArticleSummary } from './article.ts';

export const listContentArticles = defineContract({
  name: 'listContentArticles',
  method: 'GET',
  path: '/content/articles',
  summary: 'All articles, whether on the site or not, those changed last first.',
  auth: ['content_admin'],
  request: {},
  response: {
    status: 200,
    schema: z.object({ success: z.literal(true), data: z.array(ContentArticleSummary) }),
  },
  errors: ['unauthenticated', 'forbidden'],
});
