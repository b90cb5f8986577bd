import type { WizardTexts } from './fr.ts';

/** The texts of the steps of a company creation, in English. */
export const en: WizardTexts = {
  label: 'Company creation steps',
  position: (step: number, total: number) => `Step ${step} of ${total}`,
  states: { done: 'done', error: 'needs correcting', todo: 'to do' },
  titles: ['Certificate', 'Address', 'Associates', 'Managers', 'Summary'],
  leads: [
    'The company’s name: the one on the negative certificate, or three proposals that we check.',
    'Where the company will be based, its legal form and its starting capital.',
    'The people and companies that will own a share of it. Their contributions must add up to the capital, to the dirham.',
    'Anyone who manages it without owning a share. If only the associates do, carry on.',
    'Check everything before you send it: each section can be edited from here.',
  ],
  previous: 'Previous',
  next: 'Next',
  submit: 'Submit',
};
