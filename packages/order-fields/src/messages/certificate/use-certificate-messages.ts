import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type CertificateMessages } from './fr.ts';

const CATALOGUES = { fr, en };

/** The texts of a negative certificate in the language of the screen. */
export function useCertificateMessages(): CertificateMessages {
  return CATALOGUES[useLocale()];
}
