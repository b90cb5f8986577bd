import type { MessageCode } from './codes.ts';
import { catalogue as en } from './en/catalogue.ts';
import { fill, type MessageParams } from './fill.ts';
import { catalogue as fr } from './fr/catalogue.ts';
import type { Locale } from './locale.ts';

const CATALOGUES: Readonly<Record<Locale, Readonly<Record<MessageCode, string>>>> = { fr, en };

/** Returns the text of a code and fills its `{placeholders}`, as {@link fill} does. */
export function translate(locale: Locale, code: MessageCode, params: MessageParams = {}): string {
  return fill(locale, CATALOGUES[locale][code], params);
}

/** Whether a text from outside (a zod message, an API's `code`) is the key of a shared text. */
export function isMessageCode(value: string): value is MessageCode {
  return Object.hasOwn(fr, value);
}
