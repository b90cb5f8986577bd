import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { ArticleSummary } from './article.ts';

export const listArticles = defineContract({
  name: 'listArticles',
  method: 'GET',
  path: '/articles',
  summary: 'The articles of the site, the newest first; answers an ETag.',
  auth: 'public',
  cacheable: true,
  request: {},
  response: {
    status: 200,
    schema: z.object({ success: z.literal(true), data: z.array(ArticleSummary) }),
  },
  errors: [],
});
