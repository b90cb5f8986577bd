import type { OrderLiveTexts } from './fr.ts';

export const en: OrderLiveTexts = {
  changed: 'A colleague has changed this order.',
  viewers: (names, count) =>
    count === 1 ? `${names} has this order open, too` : `${names} have this order open, too`,
};
