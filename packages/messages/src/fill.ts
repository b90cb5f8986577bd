import { isDay } from '@tassis/domain';
import { formatDate, formatNumber } from './format.ts';
import type { Locale } from './locale.ts';

export type MessageParams = Readonly<Record<string, string | number>>;

/**
 * A text with its `{placeholders}` filled; numbers and days ('2026-11-21') are set as the language
 * sets them. One without a value stays as it is, so that its absence is seen.
 */
export function fill(locale: Locale, text: string, params: MessageParams): string {
  return text.replaceAll(/\{(\w+)\}/gu, (placeholder, name: string) => {
    const value = params[name];
    return value === undefined ? placeholder : written(locale, value);
  });
}

function written(locale: Locale, value: string | number): string {
  // What is no whole number is an amount of money.
  if (typeof value === 'number')
    return formatNumber(locale, value, Number.isInteger(value) ? 0 : 2);
  return isDay(value) ? formatDate(locale, value, 'short') : value;
}
