import type { NextStepTexts } from './fr.ts';

export const en: NextStepTexts = {
  yours: 'Your turn: correct what the firm asks of you.',
  yoursShort: 'Your turn',
  answer: (day) => `Our answer by ${day}.`,
  answerShort: (short) => `Our answer by ${short}`,
  answerLate: (day) => `Our answer was due on ${day}: we are late.`,
  answerUndated: 'The firm is looking at your request.',
  work: (day) => `We are working on your file: it will be done by ${day}.`,
  workShort: (short) => `Done by ${short}`,
  workLate: (day) => `We are working on your file: it was to be done by ${day}, we are late.`,
  workUndated: 'We are working on your file.',
  lateShort: 'Our answer is late',
  ours: 'With the firm',
  lateTitle: 'We have missed our date',
  column: 'Next step',
  write: 'Write to the firm',
  states: { done: 'done', current: 'under way', upcoming: 'to come' },
};
