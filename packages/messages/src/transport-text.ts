import type { TransportCode } from './codes.ts';
import { transport as en } from './en/transport.ts';
import { transport as fr } from './fr/transport.ts';
import type { Locale } from './locale.ts';

const TEXTS: Readonly<Record<Locale, Readonly<Record<TransportCode, string>>>> = { fr, en };

/** What a call met when the API has said nothing of use. Brings no other shared text with it, as `translate` does. */
export function transportText(locale: Locale, code: TransportCode): string {
  return TEXTS[locale][code];
}
