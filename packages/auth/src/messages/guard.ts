import type { Locale } from '@tassis/messages';

/** What the guard says; apart from the forms' texts, which come when a form is shown. */
export const loadingText: Record<Locale, string> = { fr: 'Chargement…', en: 'Loading…' };
