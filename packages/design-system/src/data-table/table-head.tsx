/* The roles repeat what the elements say, because some browsers forget it when `display` changes in card mode. */
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { cellClass } from './cell-class.ts';
import type { DataColumn, RowActions } from './table-types.ts';
import styles from './data-table.module.css';

type TableHeadProps<Row> = {
  columns: readonly DataColumn<Row>[];
  sticky: boolean;
  rowActions?: RowActions<Row> | undefined;
};

/** Headers to read. In card mode each cell names itself, and they are left to assistive technology. */
export function TableHead<Row>({ columns, sticky, rowActions }: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup" className={classNames(styles['quiet'], sticky && styles['sticky'])}>
      <tr role="row" className={styles['headers']}>
        {columns.map((column) => (
          <th key={column.key} role="columnheader" scope="col" className={cellClass(column)}>
            {column.header}
          </th>
        ))}
        {rowActions ? (
          <th role="columnheader" scope="col" className={styles['cell']}>
            <VisuallyHidden>{rowActions.header}</VisuallyHidden>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
