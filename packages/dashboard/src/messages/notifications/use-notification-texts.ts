import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of notifications, in a catalogue of their own because most pages show none. */
export const useNotificationTexts = () => CATALOGUES[useLocale()];
