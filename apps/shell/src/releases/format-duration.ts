import type { Locale } from '@tassis/messages';

/** Milliseconds as a person reads them: '85 ms', '1,4 s'. */
export function formatDuration(locale: Locale, milliseconds: number): string {
  const isShort = milliseconds < 1000;
  const value = isShort ? Math.round(milliseconds) : Math.round(milliseconds / 100) / 10;
  return `${new Intl.NumberFormat(locale).format(value)}\u00A0${isShort ? 'ms' : 's'}`;
}
