/* An empty cell is not a control, so it needs no label. */
/* oxlint-disable jsx-a11y/control-has-associated-label */
import { classNames } from '../class-names.ts';
import { ArrowDownIcon } from '../icons/arrow-down.tsx';
import { ArrowUpIcon } from '../icons/arrow-up.tsx';
import { SortIcon } from '../icons/sort.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { cellClass } from './cell-class.ts';
import { nextSort } from './table-sort.ts';
import { AS } from './table-roles.ts';
import type { DataColumn, RowActions, RowChoice, TableSort } from './table-types.ts';
import cellStyles from './data-table.module.css';
import styles from './work-head.module.css';

type Sorting = {
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort | undefined) => void) | undefined;
};

type WorkHeadProps<Row> = Sorting & {
  columns: readonly DataColumn<Row>[];
  sticky: boolean;
  choice?: RowChoice<Row> | undefined;
  rowActions?: RowActions<Row> | undefined;
};

/**
 * A WorkTable’s headers: sort buttons, the page's checkbox, the row of filters. In card mode they are above the
 * cards.
 */
export function WorkHead<Row>(props: WorkHeadProps<Row>) {
  const { columns, choice, rowActions, sort, onSort } = props;
  const hasFilters = columns.some((column) => column.filter);
  return (
    <thead
      {...AS.rowgroup}
      className={classNames(styles['head'], props.sticky && cellStyles['sticky'])}
    >
      <tr {...AS.row} className={classNames(cellStyles['headers'], styles['headers'])}>
        {choice ? (
          <th
            {...AS.columnheader}
            className={classNames(cellStyles['cell'], cellStyles['choice'], styles['choice'])}
          >
            {choice.header}
          </th>
        ) : null}
        {columns.map((column) => (
          <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
        {rowActions ? (
          <th {...AS.columnheader} className={cellStyles['cell']}>
            <VisuallyHidden>{rowActions.header}</VisuallyHidden>
          </th>
        ) : null}
      </tr>
      {hasFilters ? (
        <tr {...AS.row} className={styles['filters']}>
          {choice ? <td className={cellStyles['cell']} /> : null}
          {columns.map((column) => (
            <td
              key={column.key}
              {...AS.cell}
              className={cellStyles['cell']}
              data-label={column.filter ? column.header : undefined}
            >
              {column.filter}
            </td>
          ))}
          {rowActions ? <td className={cellStyles['cell']} /> : null}
        </tr>
      ) : null}
    </thead>
  );
}

type HeaderCellProps<Row> = Sorting & { column: DataColumn<Row> };

/** Whether the header has any control; if not, the plain header of a DataTable is enough. */
export function isUsedHead<Row>({
  columns,
  choice,
  onSort,
}: Pick<WorkHeadProps<Row>, 'columns' | 'choice' | 'onSort'>): boolean {
  return Boolean(choice ?? columns.some(({ filter, sortable }) => filter ?? (sortable && onSort)));
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  if (!column.sortable || !onSort) {
    return (
      <th {...AS.columnheader} className={cellClass(column)}>
        {column.header}
      </th>
    );
  }
  const direction = sort?.key === column.key ? sort.direction : 'none';
  const Mark = MARKS[direction];
  return (
    <th
      {...AS.columnheader}
      aria-sort={direction}
      className={classNames(cellClass(column), styles['sortable'])}
    >
      <button
        type="button"
        className={styles['sort']}
        onClick={() => onSort(nextSort(sort, column))}
      >
        {column.header}
        <Mark size={16} />
      </button>
    </th>
  );
}

const MARKS = { none: SortIcon, ascending: ArrowUpIcon, descending: ArrowDownIcon };
