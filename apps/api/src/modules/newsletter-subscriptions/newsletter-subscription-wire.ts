import type { NewsletterSubscription } from '@tassis/contracts';
import type { SubscriptionRow } from './newsletter-subscription.repository.ts';

/** A subscription as the staff see it. */
export function toSubscription({
  id,
  email,
  source,
  unsubscribedAt,
  createdAt,
}: SubscriptionRow): NewsletterSubscription {
  return {
    id,
    email,
    source,
    unsubscribed_at: unsubscribedAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  };
}
