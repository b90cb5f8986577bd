import type { OrderActionTexts } from './fr.ts';

export const en: OrderActionTexts = {
  cancel: {
    text: 'Cancel the order',
    title: (reference) => `Cancel order ${reference}?`,
    consequence:
      'Your request will not be treated and nothing will be billed. A cancelled order cannot be taken up again, but you can order the same again.',
    keep: 'Keep the order',
    reason: 'Reason for cancelling',
    hint: 'The firm reads it, and it stays in the progress of the order.',
    done: 'The order has been cancelled.',
  },
  closed: { cancelled: 'Order cancelled', rejected: 'Order refused' },
  create: 'Create the company',
  again: {
    text: 'Order again',
    pending: 'Preparing…',
    title: 'Replace the request that you have begun?',
    consequence: (service, date) =>
      `You have already begun a request (${service}), saved on ${date}. It will be deleted with its files, and replaced by a request filled in from this order.`,
    confirm: 'Replace',
    keep: 'Keep mine',
    close: 'Close',
    failed: 'The copy could not be prepared.',
  },
};
