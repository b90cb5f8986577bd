import type { FormTexts } from './fr.ts';

export const en: FormTexts = {
  refused: 'Nothing was saved',
  labelled: (label, text) => `${label}: ${text}`,
  hidden: (text) => `Something that this form does not show is refused: ${text}`,
  yes: 'yes',
  no: 'no',
  save: 'Save',
  saving: 'Saving…',
  conflict: {
    title: 'This record has been changed in the meantime',
    text: 'Choose what stays, then save again. Nothing that you wrote is lost.',
    before: (before) => `Before: ${before === '' ? 'empty' : before}`,
    mine: 'Keep mine',
    theirs: 'Take the saved one',
    value: (value) => (value === '' ? 'empty' : value),
    taken: (label, before, theirs) =>
      `${label}: “${theirs}”, taken over here (before: ${before === '' ? 'empty' : `“${before}”`}).`,
  },
};
