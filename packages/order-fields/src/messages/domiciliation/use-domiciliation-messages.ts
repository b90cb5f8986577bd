import { useFieldTexts } from '../field-texts.ts';
import { en } from './en.ts';
import { fr, type DomiciliationMessages } from './fr.ts';

const FOR_CLIENTS = { fr, en };

/** The texts of a domiciliation for the form's audience, in the language of the screen. */
export function useDomiciliationMessages(): DomiciliationMessages {
  return useFieldTexts('domiciliation', FOR_CLIENTS);
}
