import type { Locale } from '@tassis/messages';

/** The toast after a new sign-in, when the API had refused a call meanwhile. */
export const signedInAgainTexts: Record<Locale, string> = {
  fr: 'Vous êtes reconnecté\u202F: enregistrez à nouveau.',
  en: 'You are signed in again: please save once more.',
};
