import type { Locale } from '@tassis/messages';

const NARROW = '\u202F';

/** French wants a space that does not break before double punctuation and inside its quotes. */
export function typeset(locale: Locale, text: string): string {
  if (locale !== 'fr') return text;
  return text.replaceAll(/ (?=[;:!?»])/gu, NARROW).replaceAll(/(?<=«) /gu, NARROW);
}
