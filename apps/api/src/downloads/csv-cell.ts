import type { Locale } from '@tassis/messages';

/** The value of a cell: text, a number, or nothing. */
export type Cell = string | number | null;

/** Matches what a spreadsheet would read as a formula, also in full-width characters. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/**
 * Formats a cell so that a spreadsheet shows it and never runs it. Numbers come from us: they may start with a minus, and have
 * the decimal mark of the reader's language.
 */
export function csvCell(cell: Cell, locale: Locale): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return locale === 'fr' ? String(cell).replace('.', ',') : `${cell}`;
  return FORMULA.test(cell) ? `'${cell}` : cell;
}
