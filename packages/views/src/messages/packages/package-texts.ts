import { useLocale } from '@tassis/design-system/host';
import type { Locale } from '@tassis/messages';
import { en } from './en.ts';
import { fr, type PackageTexts } from './fr.ts';

const CATALOGUES = { fr, en };

/** What is said of packages, apart from the shared texts: public pages carry these alone. */
export function packageTexts(locale: Locale): PackageTexts {
  return CATALOGUES[locale];
}

/** The same in the language of the screen. */
export function usePackageTexts(): PackageTexts {
  return packageTexts(useLocale());
}
