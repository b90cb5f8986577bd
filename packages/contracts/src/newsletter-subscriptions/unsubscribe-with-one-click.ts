import * as z from '@tassis/contracts/schema';
import { defineContract } from '../contract.ts';
import { unsubscribeToken } from './newsletter-subscription.ts';

/** The target of `List-Unsubscribe-Post` (RFC 8058): mail programs post a form there, whose content is ignored. */
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
