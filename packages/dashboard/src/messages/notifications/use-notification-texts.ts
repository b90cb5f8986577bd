import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of notifications, a catalogue of their own: most pages show none. */
export const useNotificationTexts = () => CATALOGUES[useLocale()];
