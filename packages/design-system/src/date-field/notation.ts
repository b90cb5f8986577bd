import { formatDay, isWrittenAsDay, parseDay, withSlashes } from './day-text.ts';

/** How the value of a native date input is typed and written in the text field before it. */
export type Notation = {
  type: 'date' | 'datetime-local';
  /** Behind the format of a day. */
  time: '' | ' hh:mm';
  /** The value that a typed text means. */
  parse: (typed: string) => string | undefined;
  format: (value: string) => string;
  /** Inserts the marks between digits that are typed without them. */
  punctuate: (typed: string) => string;
  /** Whether a text without a value names a day that does not exist. */
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
