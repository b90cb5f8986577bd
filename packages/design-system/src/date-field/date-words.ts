import type { Locale } from '../host/host-context.ts';
import { en } from '../intl/en/date-field.ts';
import { fr } from '../intl/fr/date-field.ts';
import type { DateFieldWords } from '../intl/words.ts';
import type { DateBounds } from './date-bounds.ts';
import { dayInWords } from './day-in-words.ts';

/** A DateField's own texts. */
export const WORDS: Readonly<Record<Locale, DateFieldWords>> = { fr, en };

/** The bounds as a sentence: 'Du 1er janvier 1900 au 21 novembre 2026.'; nothing without bounds. */
export function boundsText({ min, max }: DateBounds, locale: Locale): string | undefined {
  const words = WORDS[locale];
  if (min && max) return words.between(longDay(min, locale), longDay(max, locale));
  if (min) return words.from(longDay(min, locale));
  if (max) return words.until(longDay(max, locale));
  return undefined;
}

/** Formats a day ('2026-12-01') in words: '1er décembre 2026'. */
export function longDay(day: string, locale: Locale): string {
  return dayInWords(new Date(`${day}T00:00:00Z`), locale, 'UTC');
}
