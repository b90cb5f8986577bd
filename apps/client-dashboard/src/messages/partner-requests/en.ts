import type { PartnerRequestTexts } from './fr.ts';

export const en: PartnerRequestTexts = {
  title: 'Requests of your partners',
  lead: 'What your accountant or another partner asks of you. Nothing happens without your agreement.',
  pending: {
    title: 'Waiting for your answer',
    loading: 'Loading the requests…',
    failed: 'The requests could not be loaded',
    empty: {
      title: 'No request waits',
      text: 'When a partner asks something of you, the request will appear here.',
    },
  },
  pages: {
    label: (list) => `Pages: ${list}`,
    previous: 'Previous',
    next: 'Next',
  },
  answered: {
    title: 'Past requests',
    none: 'No past request.',
    order: (reference) => `Order ${reference}`,
    on: (day) => `Answered on ${day}`,
  },
  askedOn: (day) => `Asked on ${day}`,
  link: {
    title: (partner) => `${partner} would like to follow your files`,
    text: 'If you accept, they can see how your orders advance and prepare some for you. Each order will wait for your agreement.',
  },
  order: {
    title: (partner) => `${partner} has prepared an order for you`,
    text: 'It is only sent with your agreement, in your name.',
    price: 'Price incl. VAT today',
    asked: 'Price on the day of the request',
    changed: 'The price has changed since the request.',
    gone: 'This order can no longer be placed as it is, for instance because the package is not on offer any more. Ask your partner to prepare another one.',
  },
  facts: {
    service: 'Service',
    company: 'Company',
    names: 'Proposed names',
    activity: 'Activity',
    form: 'Legal form',
    capital: 'Capital',
    address: 'Address',
    city: 'City',
    start: 'Start date',
    duration: 'Duration',
    months: (count) => `${count} months`,
    beneficiary: 'Beneficiary',
    associates: 'Associates',
    managers: 'Managers',
    certificate: 'Negative certificate',
    attached: 'PDF attached',
  },
  accept: {
    text: 'Accept',
    linkTitle: (partner) => `Let ${partner} follow your files?`,
    linkConsequence:
      'Your partner will see your orders and how they advance, and can prepare some for you.',
    linkDone: (partner) => `${partner} now follows your files.`,
    orderTitle: (total) => `Place this order for ${total} incl. VAT?`,
    freeTitle: 'Place this order?',
    orderConsequence:
      'The order is sent in your name. You pay nothing now: the bill is issued when we begin.',
    orderConfirm: 'Place the order',
    orderDone: 'Your order is sent.',
  },
  refuse: {
    text: 'Refuse',
    title: (partner) => `Refuse the request of ${partner}?`,
    consequence: 'Your partner is told. They may ask again.',
    done: 'The request is refused.',
  },
};
