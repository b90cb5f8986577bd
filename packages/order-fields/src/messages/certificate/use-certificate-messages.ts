import { useFieldTexts } from '../field-texts.ts';
import { en } from './en.ts';
import { fr, type CertificateMessages } from './fr.ts';

const FOR_CLIENTS = { fr, en };

/** The texts of a negative certificate for the form's audience, in the language of the screen. */
export function useCertificateMessages(): CertificateMessages {
  return useFieldTexts('certificate', FOR_CLIENTS);
}
