import * as z from '@tassis/contracts/schema';
import { wrong } from '../rule.ts';

/** A subscription, for the staff. */
export const NewsletterSubscription = z.object({
  id: z.uuid(),
  email: z.string(),
  source: z.literal('footer_newsletter'),
  unsubscribed_at: z.nullable(z.string()),
  created_at: z.string(),
});

export type NewsletterSubscription = z.output<typeof NewsletterSubscription>;

/** The encrypted address in a mail's unsubscribe link. It does not expire. */
export const unsubscribeToken = z.string(wrong).check(z.maxLength(600, wrong));
