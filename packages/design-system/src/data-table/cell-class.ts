import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { CardPlace, DataColumn } from './table-types.ts';
import styles from './data-table.module.css';

/** The alignment class of a column's cells, in the header and in the rows. */
export function cellClass<Row>(column: DataColumn<Row>): string | undefined {
  return classNames(
    styles['cell'],
    column.align === 'end' && styles['end'],
    column.nowrap && styles['nowrap'],
    column.rowHeader ? styles['name'] : styles[cardPlace(column)],
  );
}

/** The longest word that fits into a table of a few columns; an e-mail address, of which a table has one column, may be longer. */
const LONG_WORD = /\S{28}|[^\s@]{18}/u;

/** Whether a cell's text has a word that would make its table wider than the page; such a word is broken anywhere. */
export function hasLongWord(content: ReactNode): content is string {
  return typeof content === 'string' && LONG_WORD.test(content);
}

function cardPlace<Row>({ card, nowrap, align }: DataColumn<Row>): CardPlace {
  return card ?? (nowrap || align === 'end' ? 'foot' : 'line');
}
