import { newsletterEmail } from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { honeypot } from '../honeypot.ts';
import { IdempotencyHeaders } from '../idempotency-key.ts';
import { field, wrong } from '../rule.ts';

export const createNewsletterSubscription = defineContract({
  name: 'createNewsletterSubscription',
  method: 'POST',
  path: '/newsletter-subscriptions',
  summary: 'Subscribe an e-mail to the newsletter. 201 for a new one, 200 when it was subscribed.',
  auth: 'public',
  request: {
    body: z.strictObject({
      email: field(newsletterEmail),
      source: z.literal('footer_newsletter', wrong),
      ...honeypot,
    }),
    headers: IdempotencyHeaders,
  },
  response: {
    status: 201,
    otherStatus: 200,
    /** The stored address. */
    schema: itemAnswer(z.object({ email: z.string() })),
  },
  errors: ['validation_failed', 'idempotency_key_reused', 'idempotency_in_progress'],
  idempotent: true,
});
