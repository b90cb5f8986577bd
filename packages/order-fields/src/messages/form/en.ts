import type { FormMessages } from './fr.ts';

/** What the fields of every order say, in English. */
export const en: FormMessages = {
  /** Beside a field. */
  form: {
    ignoredSigns:
      'An amount is written in digits: signs and letters were taken out. Please check it.',
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
    missing: 'This field is required',
    line: '{field}: {messages}',
  },
  file: {
    choose: 'Choose a PDF',
    replace: 'Replace',
    remove: 'Remove',
    cancel: 'Cancel',
    again: 'Add the file again',
    drop: 'Drop the file here, or choose it.',
    dropNow: 'Drop to add it.',
    chosen: 'Ready to be sent',
    uploading: 'Loading the file…',
    done: 'Received',
    missing: 'Please add the file again: only its name was kept.',
    troubles: {
      reading: 'Error reading file. Please try uploading again.',
      processing: 'Error processing file. Please try uploading again.',
    },
    refused: {
      type: ({ name }) => `“${name}” is not a PDF. Save the document as a PDF.`,
      content: ({ name }) => `“${name}” is named like a PDF but is not one.`,
      size: ({ name, size, limit }) =>
        `“${name}” is ${size}; the limit is ${limit}. Scan it at a lower quality.`,
      empty: ({ name }) => `“${name}” is empty.`,
      several: () => 'Only one file is expected. Combine the pages into one PDF.',
      unreadable: ({ name }) => `“${name}” could not be read. Choose it again.`,
    },
  },
};
