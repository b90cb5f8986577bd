import type { PersonalDataWords } from '../words.ts';

export const fr: PersonalDataWords = {
  law: 'La loi 09-08 vous permet d’y accéder, de les corriger et de les faire effacer.',
  rights: 'Vos données et vos droits',
  newTab: '(nouvel onglet)',
};
