/** What a DateField says by itself. */
export type DateFieldWords = {
  /** How a day is written, while there is none. */
  format: string;
  /** The name of the button with the calendar. */
  calendar: string;
  /** What was typed is not written as a day is. */
  unreadable: string;
  /** It is, but the calendar has no such day. */
  missing: string;
  between: (first: string, last: string) => string;
  from: (first: string) => string;
  until: (last: string) => string;
};

/** What a Combobox says by itself. */
export type ComboboxWords = {
  /** What was left in the field names no option. */
  unlisted: string;
};

/** The units of a file's size, from bytes up, each 1024 of the one before. */
export type SizeUnits = readonly [string, ...string[]];
