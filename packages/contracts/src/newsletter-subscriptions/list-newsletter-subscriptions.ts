import * as z from '@tassis/contracts/schema';
import { listAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { byDate, listQuery, oneRow } from '../list-query.ts';
import { wrong } from '../rule.ts';
import { NewsletterSubscription } from './newsletter-subscription.ts';

export const listNewsletterSubscriptions = defineContract({
  name: 'listNewsletterSubscriptions',
  method: 'GET',
  path: '/admin/newsletter-subscriptions',
  summary: 'Who has subscribed to the newsletter, newest first.',
  auth: ['admin'],
  request: {
    query: z.strictObject({
      ...listQuery,
      id: oneRow,
      status: z.optional(z.enum(['subscribed', 'unsubscribed'], wrong)),
      sort: byDate,
    }),
  },
  response: { status: 200, schema: listAnswer(NewsletterSubscription) },
  errors: ['unauthenticated', 'forbidden', 'validation_failed'],
});
