import type { Locale } from '@tassis/messages';

/** What somebody reads who is signed in again, where a call had been refused meanwhile. */
export const signedInAgainTexts: Record<Locale, string> = {
  fr: 'Vous êtes reconnecté\u202F: enregistrez à nouveau.',
  en: 'You are signed in again: please save once more.',
};
