import { createNewsletterSubscription } from './create-newsletter-subscription.ts';

export const newsletterSubscriptionsContracts = [createNewsletterSubscription] as const;
