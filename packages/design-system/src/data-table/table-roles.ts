/**
 * Explicit ARIA roles of the table's elements, because some browsers drop the native ones when card mode changes
 * `display`. Spread them onto the elements; the lint exception is here once for all.
 */
export const AS = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader', scope: 'col' },
  rowheader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
