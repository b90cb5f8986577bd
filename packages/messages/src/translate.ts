import type { MessageCode } from './codes.ts';
import { catalogue as en } from './en/catalogue.ts';
import { fill, type MessageParams } from './fill.ts';
import { catalogue as fr } from './fr/catalogue.ts';
import type { Locale } from './locale.ts';

const CATALOGUES: Readonly<Record<Locale, Readonly<Record<MessageCode, string>>>> = { fr, en };

/**
 * The text of a code, its `{placeholders}` filled; numbers and days ('2026-11-21') are set as the
 * language sets them.
 * A placeholder without a value stays as it is, so that its absence is seen.
 */
export function translate(locale: Locale, code: MessageCode, params: MessageParams = {}): string {
  return fill(locale, CATALOGUES[locale][code], params);
}

/** Whether a text from outside (a zod message, an API's `code`) has a text here. */
export function isMessageCode(value: string): value is MessageCode {
  return Object.hasOwn(fr, value);
}
