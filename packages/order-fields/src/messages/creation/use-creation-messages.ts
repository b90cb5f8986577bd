import { useFieldTexts } from '../field-texts.ts';
import { en } from './en.ts';
import { fr, type CreationMessages } from './fr.ts';

const FOR_CLIENTS = { fr, en };

/** The texts of a company creation for the form's audience, in the language of the screen. */
export function useCreationMessages(): CreationMessages {
  return useFieldTexts('creation', FOR_CLIENTS);
}
