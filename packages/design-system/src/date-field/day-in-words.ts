import type { Locale } from '../host/host-context.ts';

const TAGS: Readonly<Record<Locale, string>> = { fr: 'fr-FR', en: 'en-GB' };

/** The day of a moment in words, '1er décembre 2026': where the reader is, or in the zone that is named. */
export function dayInWords(moment: Date, locale: Locale, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'long', timeZone });
  // French counts the first day of a month ('1er'), which the formats of browsers do not know.
  return locale === 'fr' ? format.format(moment).replace(/^1 /u, '1er ') : format.format(moment);
}
