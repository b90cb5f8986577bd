import { requiredLine } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { field } from '../rule.ts';
import { articleName, ContentArticle } from './article.ts';

const NewArticleForm = z.strictObject({
  name: articleName,
  title: field(requiredLine('required')),
});

export const createArticle = defineContract({
  name: 'createArticle',
  method: 'POST',
  path: '/content/articles',
  summary: 'A new article, as a draft; its name is the end of its address and stays.',
  auth: ['content_admin'],
  idempotent: true,
  request: { headers: IdempotencyHeaders, body: NewArticleForm },
  response: { status: 201, schema: itemAnswer(ContentArticle) },
  errors: [
    'unauthenticated',
    'forbidden',
    'validation_failed',
    'idempotency_key_reused',
    'idempotency_in_progress',
  ],
});
