import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type DashboardTexts } from './fr.ts';

const CATALOGUES = { fr, en };

/** The words of frames, sections and lists in the language of the screen. */
export function useDashboardTexts(): DashboardTexts {
  return CATALOGUES[useLocale()];
}
