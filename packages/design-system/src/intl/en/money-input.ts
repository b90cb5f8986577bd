import type { MoneyInputWords } from '../words.ts';

export const en: MoneyInputWords = {
  signs: 'An amount is written in digits: signs and letters were taken out. Please check it.',
  digits:
    'An amount has ten digits at most, and two decimals: those in excess were taken out. Please check it.',
};
