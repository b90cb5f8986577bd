import type { OrderLiveTexts } from './fr.ts';

export const en: OrderLiveTexts = {
  changed: 'This order has changed since you opened it.',
  changedBy: {
    oneself: 'You have changed this order meanwhile, in another tab',
    colleague: (name) => `${name} has changed this order meanwhile`,
    somebody: 'This order has been changed meanwhile',
  },
  viewers: (names, count) =>
    count === 1 ? `${names} has this order open, too` : `${names} have this order open, too`,
};
