/** A DateField's and a DateTimeField's own texts. */
export type DateFieldWords = {
  /** The placeholder with the format of a day. */
  format: string;
  /** The name of the button with the calendar. */
  calendar: string;
  /** The error of a text that has another format. */
  unreadable: (format: string) => string;
  /** The error of a day that does not exist. */
  missing: string;
  between: (first: string, last: string) => string;
  from: (first: string) => string;
  until: (last: string) => string;
};

/** A Combobox's own texts. */
export type ComboboxWords = {
  /** The error of a text that names no option. */
  unlisted: string;
};

/** The units of a file's size, from bytes up, each 1024 of the one before. */
export type SizeUnits = readonly [string, ...string[]];

/** A PersonalDataNote's own texts. */
export type PersonalDataWords = {
  /** What the law lets people do with their data. */
  law: string;
  /** The link to the page that says how. */
  rights: string;
  /** Follows the link's text where it opens a new tab. */
  newTab: string;
};

/** A MoneyInput's own texts: what it left out of what was typed. */
export type MoneyInputWords = {
  signs: string;
  digits: string;
};
