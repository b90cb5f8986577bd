import type { CorrectionTexts } from './fr.ts';

export const en: CorrectionTexts = {
  title: 'Your turn: to be corrected',
  loading: 'Loading the form…',
  nothing: 'Answer the firm by a message, then send your request again.',
  asks: 'The firm writes:',
  form: 'Correct my request',
  send: 'Send my request again',
  sending: 'Sending…',
  sent: 'Your corrections have been sent: the firm goes on with your file.',
  refused: 'Nothing was sent',
  changed:
    'The firm has changed your order in the meantime. What you wrote is still here: read it again, then send your request.',
  unchanged: {
    title: 'You have changed nothing: send it all the same?',
    text: 'The firm will receive your request as it was.',
    confirm: 'Send it all the same',
    cancel: 'Back to the form',
    close: 'Close',
  },
  answers: { yes: 'yes', no: 'no' },
  unknown: (field) => `“${field}” cannot be corrected here: answer the firm by a message.`,
  write: 'Write to the firm',
};
