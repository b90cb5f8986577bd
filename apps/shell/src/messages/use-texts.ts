import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type ShellTexts } from './fr.ts';

const catalogues: Record<'fr' | 'en', ShellTexts> = { fr, en };

/** The shell's texts in the language of the page. */
export function useTexts(): ShellTexts {
  return catalogues[useLocale()];
}
