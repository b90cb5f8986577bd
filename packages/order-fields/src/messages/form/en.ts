import type { FormMessages } from './fr.ts';

/** What the fields of every order say, in English. */
export const en: FormMessages = {
  form: {
    atMost: 'There are {max} at most: the number was set to {max}.',
  },
  advice: 'Some advice',
  findings: {
    item: '{field} is required or not valid',
    at: '{owner}, {field}: {message}',
    ofItem: '{owner}: {message}',
    many: '{owner}: {count} fields to fill in',
  },
  errors: {
    summary: 'Please correct the following errors:',
    line: '{field}: {messages}',
  },
};
