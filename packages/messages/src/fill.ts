import { isDay } from '@tassis/domain';
import { formatDate, formatNumber } from './format.ts';
import type { Locale } from './locale.ts';

export type MessageParams = Readonly<Record<string, string | number>>;

/**
 * Fills the `{placeholders}` of a text, and formats numbers and days ('2026-11-21') for the language. A placeholder
 * without a value stays, so that the mistake is visible.
 */
export function fill(locale: Locale, text: string, params: MessageParams): string {
  return text.replaceAll(/\{(\w+)\}/gu, (placeholder, name: string) => {
    const value = params[name];
    return value === undefined ? placeholder : written(locale, value);
  });
}

function written(locale: Locale, value: string | number): string {
  // A number with decimals is an amount of money.
  if (typeof value === 'number')
    return formatNumber(locale, value, Number.isInteger(value) ? 0 : 2);
  return isDay(value) ? formatDate(locale, value, 'short') : value;
}
