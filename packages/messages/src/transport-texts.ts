import type { TransportCode } from './codes.ts';
import { transport as en } from './en/transport.ts';
import { transport as fr } from './fr/transport.ts';
import type { Locale } from './locale.ts';

/** The texts of transport failures in one language. */
export type TransportTexts = Readonly<Record<TransportCode, string>>;

const TEXTS: Readonly<Record<Locale, TransportTexts>> = { fr, en };

/** Returns the shared texts of {@link explain}. Unlike `translate` it bundles no other shared text. */
export function transportTexts(locale: Locale): TransportTexts {
  return TEXTS[locale];
}
