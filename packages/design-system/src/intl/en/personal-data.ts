import type { PersonalDataWords } from '../words.ts';

export const en: PersonalDataWords = {
  law: 'Law 09-08 lets you see them, correct them and have them erased.',
  rights: 'Your data and your rights',
  newTab: '(new tab)',
};
