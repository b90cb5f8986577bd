import { listNewsletterSubscriptions } from '@tassis/contracts';
import { moroccanDay } from '@tassis/domain';
import { defineCsvExport, createPageReader } from '../../downloads/csv-export.ts';
import {
  keyOfSubscription,
  listOfSubscriptions,
  readSubscriptions,
} from './newsletter-subscription.repository.ts';

/** The CSV of subscriptions; with `status=subscribed` the addresses to write to. */
export const newsletterSubscriptionsCsv = defineCsvExport({
  contract: listNewsletterSubscriptions,
  words: {
    fr: { file: 'abonnements-newsletter', columns: ['Email', 'Depuis le', 'Désabonné le'] },
    en: { file: 'newsletter-subscriptions', columns: ['Email', 'Since', 'Unsubscribed on'] },
  },
  buildList: listOfSubscriptions,
  read: createPageReader(readSubscriptions),
  getKey: keyOfSubscription,
  cells: ({ email, createdAt, unsubscribedAt }) => [
    email,
    moroccanDay(createdAt),
    unsubscribedAt && moroccanDay(unsubscribedAt),
  ],
});
