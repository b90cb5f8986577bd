import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { unsubscribeToken } from './newsletter-subscription.ts';

export const unsubscribeFromNewsletter = defineContract({
  name: 'unsubscribeFromNewsletter',
  method: 'POST',
  path: '/newsletter-subscriptions/unsubscribe',
  summary: 'Leave the newsletter with the token of one of its mails; again is no error.',
  auth: 'public',
  request: { body: z.strictObject({ token: unsubscribeToken }) },
  response: { status: 204, schema: z.undefined() },
  errors: ['validation_failed', 'link_invalid'],
});
