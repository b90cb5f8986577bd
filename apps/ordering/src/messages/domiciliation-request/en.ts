import type { RequestTexts } from './fr.ts';

/** The texts around the fields of a domiciliation, in English. */
export const en: RequestTexts = {
  title: 'Your request',
  lead: 'The first day of your domiciliation, the company moving in and who manages it: what we need for your contract and your certificate.',
  submit: 'Submit',
  failed: 'An error occurred while submitting the form',
};
