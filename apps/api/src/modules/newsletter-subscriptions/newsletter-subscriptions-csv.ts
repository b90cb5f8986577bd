import { listNewsletterSubscriptions } from '@tassis/contracts';
import { moroccanDay } from '@tassis/domain';
import { defineCsvExport, pagesOf } from '../../downloads/csv-export.ts';
import {
  keyOfSubscription,
  listOfSubscriptions,
  readSubscriptions,
} from './newsletter-subscription.repository.ts';

/** Who gets the newsletter; with `status=subscribed` the addresses to write to. */
export const newsletterSubscriptionsCsv = defineCsvExport({
  contract: listNewsletterSubscriptions,
  words: {
    fr: { file: 'abonnements-newsletter', columns: ['Email', 'Depuis le', 'Désabonné le'] },
    en: { file: 'newsletter-subscriptions', columns: ['Email', 'Since', 'Unsubscribed on'] },
  },
  listOf: listOfSubscriptions,
  read: pagesOf(readSubscriptions),
  keyOf: keyOfSubscription,
  cells: ({ email, createdAt, unsubscribedAt }) => [
    email,
    moroccanDay(createdAt),
    unsubscribedAt && moroccanDay(unsubscribedAt),
  ],
});
