import { formatDate, type Locale } from '@tassis/messages';

const MINUTE = 60_000;
const units = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;
const DAYS_IN_WORDS = 7;

/** How long ago, in words of the language: 'il y a 5 minutes', 'hier'; a day once it is a week. */
export function sinceText(
  locale: Locale,
  { at, now }: { at: string; now: number },
  texts: { now: string; onDay: (day: string) => string },
): string {
  const elapsed = now - Date.parse(at);
  if (elapsed >= DAYS_IN_WORDS * 24 * 60 * MINUTE) return texts.onDay(formatDate(locale, at));
  const unit = units.find(([, length]) => elapsed >= length);
  if (!unit) return texts.now;
  const [name, length] = unit;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return format.format(-Math.floor(elapsed / length), name);
}
