import type { FileMessages } from './fr.ts';

/** What the field of a PDF says, in English. */
export const en: FileMessages = {
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
  failures: {
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
};
