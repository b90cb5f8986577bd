import type { Locale } from '@tassis/messages';

/** The value of a cell: text, a number, or nothing. */
export type Cell = string | number | null;

/** What a spreadsheet would read as a formula, in any width of letters. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/**
 * A cell as a spreadsheet shows it and never runs it. Numbers are ours: they may begin with a minus,
 * and have the decimal sign of the reader's country.
 */
export function csvCell(cell: Cell, locale: Locale): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return locale === 'fr' ? String(cell).replace('.', ',') : `${cell}`;
  return FORMULA.test(cell) ? `'${cell}` : cell;
}
