import { createNewsletterSubscription } from './create-newsletter-subscription.ts';
import { listNewsletterSubscriptions } from './list-newsletter-subscriptions.ts';
import { unsubscribeFromNewsletter } from './unsubscribe-from-newsletter.ts';
import { unsubscribeSubscription } from './unsubscribe-subscription.ts';
import { unsubscribeWithOneClick } from './unsubscribe-with-one-click.ts';

export const newsletterSubscriptionsContracts = [
  createNewsletterSubscription,
  unsubscribeFromNewsletter,
  unsubscribeWithOneClick,
  listNewsletterSubscriptions,
  unsubscribeSubscription,
] as const;
