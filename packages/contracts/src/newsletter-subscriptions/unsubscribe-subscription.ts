import { itemAnswer } from '../answers.ts';
import { defineContract } from '../contract.ts';
import { idParams } from '../params.ts';
import { NewsletterSubscription } from './newsletter-subscription.ts';

export const unsubscribeSubscription = defineContract({
  name: 'unsubscribeSubscription',
  method: 'POST',
  path: '/admin/newsletter-subscriptions/:id/unsubscribe',
  summary: 'Take somebody who asked for it off the newsletter; one that has left is refused.',
  auth: ['admin'],
  request: { params: idParams },
  response: { status: 200, schema: itemAnswer(NewsletterSubscription) },
  errors: ['unauthenticated', 'forbidden', 'not_found', 'validation_failed', 'not_subscribed'],
});
