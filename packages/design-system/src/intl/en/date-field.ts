import type { DateFieldWords } from '../words.ts';

export const en: DateFieldWords = {
  format: 'dd/mm/yyyy',
  calendar: 'Open the calendar',
  unreadable: 'Please enter a valid date, written as dd/mm/yyyy.',
  missing: 'Please enter a valid date, one that exists, such as 21/11/2026.',
  between: (first, last) => `From ${first} to ${last}.`,
  from: (first) => `From ${first}.`,
  until: (last) => `Until ${last}.`,
};
