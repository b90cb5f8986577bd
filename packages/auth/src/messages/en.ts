import type { AuthTexts } from './fr.ts';

/** Texts of the guard and of the login and registration forms, in English. */
export const en: AuthTexts = {
  loading: 'Loading…',
};
