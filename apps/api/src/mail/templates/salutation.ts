import { isPersonName } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import { paragraph, type Block } from '../mail-text.ts';

const HELLO: Record<Locale, string> = { fr: 'Bonjour', en: 'Hello' };

/**
 * How a mail begins. Anybody may register an address that is not theirs, under a “name” that is a
 * sentence: only what reads as a name is repeated.
 */
export function salutation(locale: Locale, name: string): Block {
  const hello = HELLO[locale];
  return paragraph(isPersonName(name) ? `${hello} ${name},` : `${hello},`);
}
