import type { TransportCode } from './codes.ts';
import { transport as en } from './en/transport.ts';
import { transport as fr } from './fr/transport.ts';
import type { Locale } from './locale.ts';

/** What the transport met, in one language. */
export type TransportTexts = Readonly<Record<TransportCode, string>>;

const TEXTS: Readonly<Record<Locale, TransportTexts>> = { fr, en };

/** The words of {@link explain} in a language. Brings no other shared text with it, as `translate` does. */
export function transportTexts(locale: Locale): TransportTexts {
  return TEXTS[locale];
}
