import type { PackagePriceTexts } from './fr.ts';

export const en: PackagePriceTexts = {
  title: 'Your price',
  loading: 'Working out the price…',
  failed: 'The price could not be loaded.',
  retry: 'Try again',
  note: 'Nothing is charged now: the bill follows in your client area.',
  months: (count) => `${count}\u00A0months`,
  fees: 'Administration fees',
  feesParts: 'What they include',
  changed: (total) => `New total: ${total} tax included`,
  option: 'Create my company too',
  optionPrice: (price) => `${price} before tax, plus the administration fees.`,
  optionOn: 'Tick it: the creation form opens, what you entered is kept.',
  optionOff: 'Untick it: the domiciliation form opens, what you entered is kept.',
};
