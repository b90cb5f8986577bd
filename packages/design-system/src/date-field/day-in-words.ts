import type { Locale } from '../host/host-context.ts';

const TAGS: Readonly<Record<Locale, string>> = { fr: 'fr-FR', en: 'en-GB' };

/** Formats the day of a moment in words, '1er décembre 2026', in the reader's time zone or the given one. */
export function dayInWords(moment: Date, locale: Locale, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'long', timeZone });
  // French writes the first day of a month as an ordinal ('1er'), which `Intl` does not.
  return locale === 'fr' ? format.format(moment).replace(/^1 /u, '1er ') : format.format(moment);
}
