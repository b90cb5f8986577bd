import * as z from '@tassis/contracts/schema';
import { wrong } from '../rule.ts';

/** A subscription as the staff see it. */
export const NewsletterSubscription = z.object({
  id: z.uuid(),
  email: z.string(),
  source: z.literal('footer_newsletter'),
  unsubscribed_at: z.nullable(z.string()),
  created_at: z.string(),
});

export type NewsletterSubscription = z.output<typeof NewsletterSubscription>;

/** What stands in the mails: the address, sealed. It does not expire. */
export const unsubscribeToken = z.string(wrong).check(z.maxLength(600, wrong));
