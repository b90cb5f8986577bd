import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { cellClass } from './cell-class.ts';
import { AS } from './table-roles.ts';
import type { DataColumn, RowActions } from './table-types.ts';
import styles from './data-table.module.css';

type TableHeadProps<Row> = {
  columns: readonly DataColumn<Row>[];
  sticky: boolean;
  rowActions?: RowActions<Row> | undefined;
};

/** Plain headers. In card mode each cell shows its label, and the headers remain for assistive technology. */
export function TableHead<Row>({ columns, sticky, rowActions }: TableHeadProps<Row>) {
  return (
    <thead {...AS.rowgroup} className={classNames(styles['quiet'], sticky && styles['sticky'])}>
      <tr {...AS.row} className={styles['headers']}>
        {columns.map((column) => (
          <th key={column.key} {...AS.columnheader} className={cellClass(column)}>
            {column.header}
          </th>
        ))}
        {rowActions ? (
          <th {...AS.columnheader} className={styles['cell']}>
            <VisuallyHidden>{rowActions.header}</VisuallyHidden>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
