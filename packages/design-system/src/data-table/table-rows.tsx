import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { PlainLink, type LinkComponent } from '../link/link-component.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { cellClass, hasLongWord } from './cell-class.ts';
import { AS } from './table-roles.ts';
import type { DataColumn, RowActions, RowChoice } from './table-types.ts';
import styles from './data-table.module.css';

/** Props that all rows of a table share. */
export type RowParts<Row> = {
  columns: readonly DataColumn<Row>[];
  rowHref?: ((row: Row) => string) | undefined;
  LinkComponent?: LinkComponent | undefined;
  choice?: RowChoice<Row> | undefined;
  rowActions?: RowActions<Row> | undefined;
};

/** One row: its checkbox, its cells, its actions. */
export function TableRow<Row>({
  row,
  rowKey,
  ...parts
}: RowParts<Row> & { row: Row; rowKey: string }) {
  const { columns, choice, rowActions } = parts;
  return (
    <tr
      {...AS.row}
      className={classNames(styles['row'], parts.rowHref && styles['linked'])}
      data-selected={choice?.isChosen(rowKey) ? '' : undefined}
    >
      {choice ? (
        <td {...AS.cell} className={classNames(styles['cell'], styles['choice'])}>
          {choice.cell(row, rowKey)}
        </td>
      ) : null}
      {columns.map((column) =>
        column.rowHeader ? (
          <th
            key={column.key}
            {...AS.rowheader}
            data-long={hasLongWord(column.cell(row))}
            className={cellClass(column)}
          >
            <RowName row={row} column={column} parts={parts} />
          </th>
        ) : (
          <td
            key={column.key}
            {...AS.cell}
            data-label={column.header}
            data-long={hasLongWord(column.cell(row))}
            className={cellClass(column)}
          >
            {column.cell(row)}
          </td>
        ),
      )}
      {rowActions ? (
        <td {...AS.cell} className={classNames(styles['cell'], styles['actions'])}>
          <div className={styles['actionList']}>{rowActions.cell(row)}</div>
        </td>
      ) : null}
    </tr>
  );
}

type RowNameProps<Row> = { row: Row; column: DataColumn<Row>; parts: RowParts<Row> };

/** With `rowHref` the row header is a link that covers the row; other controls are above it. */
function RowName<Row>({ row, column, parts }: RowNameProps<Row>) {
  const { rowHref, LinkComponent: Link = PlainLink } = parts;
  if (!rowHref) return column.cell(row);
  return (
    <Link href={rowHref(row)} className={styles['rowLink']}>
      {column.cell(row)}
    </Link>
  );
}

/** A row over the whole width for the empty and error states. */
export function NoticeRow({ width, children }: { width: number; children: ReactNode }) {
  return (
    <tr {...AS.row} className={styles['notice']}>
      <td {...AS.cell} colSpan={width} className={styles['cell']}>
        {children}
      </td>
    </tr>
  );
}

/** Skeletons of the first page. */
export function WaitingRows({ width }: { width: number }) {
  return Array.from({ length: 5 }, (_, row) => (
    <tr key={row} {...AS.row} className={classNames(styles['row'], styles['waiting'])}>
      {Array.from({ length: width }, (__, cell) => (
        <td key={cell} {...AS.cell} className={styles['cell']}>
          <Skeleton />
        </td>
      ))}
    </tr>
  ));
}
