import type { PriceTexts } from './fr.ts';

export const en: PriceTexts = {
  title: 'Your price',
  breakdown: 'Price breakdown',
  loading: 'Working out the price…',
  failed: 'The price could not be loaded',
  note: 'Nothing is charged now: the bill will follow in your client area.',
  changed: (total) => `New total: ${total} tax included`,
  option: 'Create my company too',
  optionPrice: (price) => `${price} before tax, plus the administration fees.`,
  optionOn: 'Tick it to open the company creation form; what you have entered is kept.',
  optionOff: 'Untick it to open the domiciliation form; what you have entered is kept.',
};
