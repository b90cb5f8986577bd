import type { Locale } from '@tassis/messages';

/** Why somebody who is signed in was led home; loaded when it is said. */
export const refusalTexts: Record<Locale, string> = {
  fr: 'Cette page est réservée à un autre type de compte.',
  en: 'This page is for another type of account.',
};
