import { formatDay, isWrittenAsDay, parseDay, withSlashes } from './day-text.ts';

/** How the text field of a date field formats and parses the value of its native input. */
export type Notation = {
  type: 'date' | 'datetime-local';
  /** The part of the format after the day. */
  time: '' | ' hh:mm';
  /** Parses a typed text to the value it means. */
  parse: (typed: string) => string | undefined;
  format: (value: string) => string;
  /** Inserts the separators between digits that are typed without them. */
  punctuate: (typed: string) => string;
  /** Whether a text has the format of a day but names one that does not exist. */
  isMissing: (typed: string) => boolean;
};

/** A day: 'jj/mm/aaaa' ↔ 'YYYY-MM-DD'. */
export const DAY: Notation = {
  type: 'date',
  time: '',
  parse: parseDay,
  format: formatDay,
  punctuate: withSlashes,
  isMissing: isWrittenAsDay,
};
