import { isDay } from '@tassis/domain';
import type { MessageCode } from './codes.ts';
import { catalogue as en } from './en/catalogue.ts';
import { formatDate, formatNumber } from './format.ts';
import { catalogue as fr } from './fr/catalogue.ts';
import type { Locale } from './locale.ts';

export type MessageParams = Readonly<Record<string, string | number>>;

const CATALOGUES: Readonly<Record<Locale, Readonly<Record<MessageCode, string>>>> = { fr, en };

/**
 * The text of a code, its `{placeholders}` filled; numbers and days ('2026-11-21') are set as the
 * language sets them.
 * A placeholder without a value stays as it is, so that its absence is seen.
 */
export function translate(locale: Locale, code: MessageCode, params: MessageParams = {}): string {
  return CATALOGUES[locale][code].replaceAll(/\{(\w+)\}/gu, (placeholder, name: string) => {
    const value = params[name];
    return value === undefined ? placeholder : written(locale, value);
  });
}

function written(locale: Locale, value: string | number): string {
  if (typeof value === 'number') return formatNumber(locale, value);
  return isDay(value) ? formatDate(locale, value, 'short') : value;
}

/** Whether a text from outside (a zod message, an API's `code`) has a text here. */
export function isMessageCode(value: string): value is MessageCode {
  return Object.hasOwn(fr, value);
}
