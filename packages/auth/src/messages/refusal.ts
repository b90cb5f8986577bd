import type { Locale } from '@tassis/messages';

/** The toast for a signed-in person whose role may not enter; loaded on demand. */
export const refusalTexts: Record<Locale, string> = {
  fr: 'Cette page est réservée à un autre type de compte.',
  en: 'This page is for another type of account.',
};
