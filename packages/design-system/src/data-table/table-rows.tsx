import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { PlainLink, type LinkComponent } from '../link/link-component.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { MailAddress } from '../text-link/mail-address.tsx';
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
      {columns.map((column) => (
        <ColumnCell key={column.key} row={row} column={column} parts={parts} />
      ))}
      {rowActions ? (
        <td {...AS.cell} className={classNames(styles['cell'], styles['actions'])}>
          <div className={styles['actionList']}>{rowActions.cell(row)}</div>
        </td>
      ) : null}
    </tr>
  );
}

type ColumnCellProps<Row> = { row: Row; column: DataColumn<Row>; parts: RowParts<Row> };

/** With `rowHref` the row header is a link that covers the row; other controls are above it. */
function ColumnCell<Row>({ row, column, parts }: ColumnCellProps<Row>) {
  const { rowHref, LinkComponent: Link = PlainLink } = parts;
  const value = column.cell(row);
  const isLong = hasLongWord(value);
  const content = isLong ? <MailAddress>{value}</MailAddress> : value;
  const shared = { 'data-long': isLong ? '' : undefined, className: cellClass(column) };
  if (!column.rowHeader)
    return (
      <td {...AS.cell} {...shared} data-label={column.header}>
        {content}
      </td>
    );
  return (
    <th {...AS.rowheader} {...shared}>
      {rowHref ? (
        <Link href={rowHref(row)} className={styles['rowLink']}>
          {content}
        </Link>
      ) : (
        content
      )}
    </th>
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
