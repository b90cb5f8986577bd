/**
 * What the elements of a table are, said again: some browsers forget it when `display` changes in card mode. Spread over
 * the elements, here with the one reason for all of them.
 */
export const AS = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader', scope: 'col' },
  rowheader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
