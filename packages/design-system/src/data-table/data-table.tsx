/* The roles repeat what the elements say, because some browsers forget it when `display` changes in card mode. */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './data-table.module.css';

/** One column: its header, and how it shows a row. */
export type DataColumn<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for money and counts. */
  align?: 'start' | 'end';
  /** The column that names the row: read first, and the title of the card on a phone. */
  rowHeader?: boolean;
};

/** Props of {@link DataTable}. */
export type DataTableProps<Row> = {
  /** What the table lists; shown only with `showCaption`. */
  caption: string;
  showCaption?: boolean;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** `loading` with rows keeps them, dimmed; without rows it shows outlines. */
  state?: 'ready' | 'loading' | 'error';
  loadingText: string;
  /** An EmptyState: what would fill the list. */
  empty: ReactNode;
  /** An ErrorState: shown instead of the rows in state `error`. */
  error?: ReactNode;
  /** A Pagination. */
  footer?: ReactNode;
};

/** A page of a list that the server cuts. Renders a `<table>`; where there is no room, as under 768 px, each row turns into a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, state = 'ready', loadingText, caption } = props;
  if (state === 'error') return props.error;
  if (state === 'ready' && rows.length === 0) return props.empty;
  const waiting = state === 'loading' && rows.length === 0;
  return (
    <div className={styles['root']}>
      <output>{state === 'loading' ? <VisuallyHidden>{loadingText}</VisuallyHidden> : null}</output>
      <table role="table" className={styles['table']} aria-busy={state === 'loading'}>
        <caption className={props.showCaption ? styles['caption'] : styles['hidden']}>
          {caption}
        </caption>
        <thead role="rowgroup" className={styles['head']}>
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" className={cellClass(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={state === 'loading' ? styles['dimmed'] : undefined}>
          {waiting ? (
            <WaitingRows columns={columns.length} />
          ) : (
            rows.map((row) => <Row key={props.rowKey(row)} row={row} columns={columns} />)
          )}
        </tbody>
      </table>
      {props.footer}
    </div>
  );
}

function Row<Data>({ row, columns }: { row: Data; columns: readonly DataColumn<Data>[] }) {
  return (
    <tr role="row" className={styles['row']}>
      {columns.map((column) =>
        column.rowHeader ? (
          <th key={column.key} role="rowheader" scope="row" className={cellClass(column)}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.key} role="cell" data-label={column.header} className={cellClass(column)}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

function WaitingRows({ columns }: { columns: number }) {
  return Array.from({ length: 5 }, (_, row) => (
    <tr key={row} role="row" className={styles['row']}>
      {Array.from({ length: columns }, (__, cell) => (
        <td key={cell} role="cell" className={styles['cell']}>
          <Skeleton />
        </td>
      ))}
    </tr>
  ));
}

function cellClass<Data>(column: DataColumn<Data>): string | undefined {
  return classNames(
    styles['cell'],
    column.align === 'end' && styles['end'],
    column.rowHeader && styles['name'],
  );
}
