import type { DraftTexts } from './fr.ts';

export const en: DraftTexts = {
  title: 'Requests you have begun',
  saved: (day) => `Saved on ${day}`,
  step: (step, total) => `Step ${step} of ${total}`,
  resume: 'Go on',
  remove: 'Delete',
  named: (action, request) => `${action}: ${request}`,
  asked: {
    title: (request) => `Delete the request “${request}”?`,
    text: 'Everything you typed, and the attached files, will be erased.',
    keep: 'Keep',
    pending: 'Deleting…',
    failed: 'The request could not be deleted. Please try again.',
    close: 'Close',
  },
};
