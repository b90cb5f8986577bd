import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { unsubscribeToken } from './newsletter-subscription.ts';

/** Where `List-Unsubscribe-Post` leads (RFC 8058): mail programs post a form there, which says nothing. */
export const unsubscribeWithOneClick = defineContract({
  name: 'unsubscribeWithOneClick',
  method: 'POST',
  path: '/newsletter-subscriptions/one-click-unsubscribe',
  summary: 'Leave the newsletter by the button of a mail program.',
  auth: 'public',
  ignoresBody: true,
  request: { query: z.strictObject({ token: unsubscribeToken }) },
  response: { status: 204, schema: z.undefined() },
  errors: ['validation_failed', 'link_invalid'],
});
