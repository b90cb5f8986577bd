import { isPersonName } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import { paragraph, type Block } from '../mail-text.ts';

const HELLO: Record<Locale, string> = { fr: 'Bonjour', en: 'Hello' };

/**
 * The salutation of a mail. Anybody may register somebody else's address under a “name” that is a sentence, so only what looks
 * like a name is repeated.
 */
export function salutation(locale: Locale, name: string): Block {
  const hello = HELLO[locale];
  return paragraph(isPersonName(name) ? `${hello} ${name},` : `${hello},`);
}
