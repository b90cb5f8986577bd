import { useLocale } from '@tassis/design-system/host';
import type { Locale } from '@tassis/messages';
import { en } from './en.ts';
import { fr, type PackageTexts } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts about packages. They are a catalogue of their own because public pages need only these. */
export function packageTexts(locale: Locale): PackageTexts {
  return CATALOGUES[locale];
}

/** The same in the page's language. */
export function usePackageTexts(): PackageTexts {
  return packageTexts(useLocale());
}
