import type { DateFieldWords } from '../words.ts';

export const en: DateFieldWords = {
  format: 'dd/mm/yyyy',
  calendar: 'Open the calendar',
  unreadable: (format) => `Please enter a valid date, written as ${format}.`,
  missing: 'Please enter a valid date. This one does not exist: check the day and the month.',
  between: (first, last) => `From ${first} to ${last}.`,
  from: (first) => `From ${first}.`,
  until: (last) => `Until ${last}.`,
};
