import type { PartnerRequestTexts } from './fr.ts';

export const en: PartnerRequestTexts = {
  title: 'Requests of your partners',
  lead: 'What your accountant or another partner asks of you. Nothing happens without your agreement.',
  pending: {
    title: 'Waiting for your answer',
    loading: 'Loading the requests…',
    failed: 'The requests could not be loaded',
    none: 'No request waits. When a partner asks something of you, the request will appear here.',
  },
  pages: {
    label: (list) => `Pages: ${list}`,
    previous: 'Previous',
    next: 'Next',
  },
  followers: {
    title: 'Partners who follow your files',
    loading: 'Loading your partners…',
    failed: 'Your partners could not be loaded',
    none: 'No partner follows your files.',
    sees: 'They see your contact details, how your orders advance, the names and states of your documents and your deadlines, never the contents of your documents nor what you have filled in.',
    since: (day) => `since ${day}`,
    end: 'End',
    endOf: (partner) => `End: ${partner} follows your files`,
    endTitle: (partner) => `Let ${partner} no longer follow your files?`,
    endConsequence:
      'Your partner is told and at once no longer sees your files. Orders that they have prepared and you have not accepted are refused. Those you have placed go on. They may ask you again to let them follow your files.',
    ended: (partner) => `${partner} no longer follows your files.`,
  },
  answered: {
    title: 'Past requests',
    none: 'No past request.',
    order: (reference) => `Order ${reference}`,
    on: {
      accepted: (day) => `Answered on ${day}`,
      refused: (day) => `Answered on ${day}`,
      withdrawn: (day) => `Withdrawn on ${day}`,
      revoked: (day) => `Ended on ${day}`,
    },
  },
  askedBy: (day, person) => `Asked on ${day} by ${person}.`,
  link: {
    title: (partner) => `${partner} would like to follow your files`,
    text: 'If you accept, they can see your contact details, how your orders advance, the names and states of your documents and your deadlines, and prepare orders for you. Each order will wait for your agreement, and you can end this at any time.',
  },
  order: {
    title: (partner) => `${partner} has prepared an order for you`,
    text: 'It is only sent with your agreement, in your name.',
    price: 'Price incl. VAT today',
    asked: 'Price on the day of the request',
    changed: 'The price has changed since the request.',
    gone: 'This order can no longer be placed as it is, for instance because the package is not on offer any more. Ask your partner to prepare another one.',
  },
  accept: {
    text: 'Accept',
    linkTitle: (partner) => `Let ${partner} follow your files?`,
    linkConsequence:
      'Your partner will see your contact details, your orders and how they advance, the names and states of your documents and your deadlines, and can prepare orders for you. You can end this at any time.',
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
