import type { Locale } from '../host/host-context.ts';
import type { DateBounds } from './date-bounds.ts';
import { dayInWords } from './day-in-words.ts';

type Words = {
  /** How a day is written, while there is none. */
  format: string;
  /** The name of the button with the calendar. */
  calendar: string;
  /** What was typed is no day. */
  unreadable: string;
  between: (first: string, last: string) => string;
  from: (first: string) => string;
  until: (last: string) => string;
};

/** What a DateField says by itself. */
export const WORDS: Readonly<Record<Locale, Words>> = {
  fr: {
    format: 'jj/mm/aaaa',
    calendar: 'Ouvrir le calendrier',
    unreadable: 'Écrivez une date qui existe, comme 21/11/2026.',
    between: (first, last) => `Du ${first} au ${last}.`,
    from: (first) => `À partir du ${first}.`,
    until: (last) => `Jusqu’au ${last}.`,
  },
  en: {
    format: 'dd/mm/yyyy',
    calendar: 'Open the calendar',
    unreadable: 'Write a date that exists, such as 21/11/2026.',
    between: (first, last) => `From ${first} to ${last}.`,
    from: (first) => `From ${first}.`,
    until: (last) => `Until ${last}.`,
  },
};

/** The bounds as a sentence: 'Du 1er janvier 1900 au 21 novembre 2026.'; nothing without bounds. */
export function boundsText({ min, max }: DateBounds, locale: Locale): string | undefined {
  const words = WORDS[locale];
  if (min && max) return words.between(longDay(min, locale), longDay(max, locale));
  if (min) return words.from(longDay(min, locale));
  if (max) return words.until(longDay(max, locale));
  return undefined;
}

/** A day ('2026-12-01') in words: '1er décembre 2026'. */
export function longDay(day: string, locale: Locale): string {
  return dayInWords(new Date(`${day}T00:00:00Z`), locale, 'UTC');
}
