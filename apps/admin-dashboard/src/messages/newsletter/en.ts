import type { NewsletterTexts } from './fr.ts';

export const en: NewsletterTexts = {
  title: 'Newsletter subscriptions',
  lead: 'Who gets the newsletter, and who has left it.',
  status: {
    label: 'Status',
    anyText: 'All statuses',
    subscribed: 'Subscribed',
    unsubscribed: 'Unsubscribed',
  },
  actions: 'Actions',
  unsubscribe: {
    text: 'Unsubscribe',
    label: (email) => `Unsubscribe ${email}`,
    title: (email) => `Unsubscribe ${email}?`,
    consequence: 'This address gets no more newsletters. It can subscribe again on the site.',
    several: (count) => `End ${count}?`,
    severalConsequence:
      'These addresses get no more newsletters. They can subscribe again on the site.',
    done: (email) => `${email} gets no more newsletters.`,
  },
  list: {
    one: 'subscription',
    many: 'subscriptions',
    headers: {
      email: 'E-mail address',
      status: 'Status',
      created_at: 'Since',
      unsubscribed_at: 'Unsubscribed on',
    },
    caption: 'Newsletter subscriptions',
    failed: 'The subscriptions could not be loaded',
    all: 'All subscriptions',
    empty: {
      title: 'No subscriptions yet',
      text: 'The addresses left at the foot of the site’s pages arrive here.',
    },
    noMatch: { title: 'No subscription matches', text: 'Try another address or another status.' },
  },
};
