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
    title: 'Somebody has changed this record in the meantime',
    text: 'Read what has changed, then save again. Nothing that you wrote is lost.',
    taken: (label, theirs) => `${label}: “${theirs}”, taken over here.`,
    both: (label, theirs, mine) => `${label}: “${theirs}”, and you wrote “${mine}”.`,
    take: (theirs) => `Take “${theirs}”`,
  },
};
