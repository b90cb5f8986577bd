import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type DashboardTexts } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of this package in the page's language. */
export function useDashboardTexts(): DashboardTexts {
  return CATALOGUES[useLocale()];
}
