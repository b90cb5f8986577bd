import { useLocale, type Locale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type ShellTexts } from './fr.ts';

const catalogues: Record<Locale, ShellTexts> = { fr, en };

/** The shell's texts in a language. */
export function textsIn(locale: Locale): ShellTexts {
  return catalogues[locale];
}

/** The shell's texts in the language of the page. */
export function useTexts(): ShellTexts {
  return textsIn(useLocale());
}
