import type { OrderLiveTexts } from './fr.ts';

export const en: OrderLiveTexts = {
  changed: 'This order has changed since you opened it.',
  viewers: (names, count) =>
    count === 1 ? `${names} has this order open, too` : `${names} have this order open, too`,
};
