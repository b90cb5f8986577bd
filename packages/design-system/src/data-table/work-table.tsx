import type { ReactNode } from 'react';
import { visibleColumns } from './column-menu.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { PageCheckbox, RowCheckbox } from './selection-checkbox.tsx';
import { TableTools } from './table-tools.tsx';
import type { ColumnChoice, RowChoice, TableSelection, TableSort } from './table-types.ts';
import { isUsedHead, WorkHead } from './work-head.tsx';

/** Props of {@link WorkTable}: a {@link DataTable}'s, plus: */
export type WorkTableProps<Row> = Omit<
  DataTableProps<Row>,
  'choice' | 'tools' | 'head' | 'noticeInside'
> & {
  /** The current sort; the server sorts. */
  sort?: TableSort | undefined;
  /** Makes the headers of `sortable` columns buttons; called with `undefined` for the list's default order. */
  onSort?: (sort: TableSort | undefined) => void;
  /** Adds a checkbox to each row, and an action bar above the table while some are checked. */
  selection?: TableSelection<Row>;
  /** Controls beside the column menu. */
  tools?: ReactNode;
  /** Adds a menu of the hideable columns. */
  columnChoice?: ColumnChoice;
};

/** A DataTable with sortable headers, filters below them, row selection with actions, and hideable columns. */
export function WorkTable<Row>(props: WorkTableProps<Row>) {
  const { selection, columnChoice, sort, onSort, tools, ...table } = props;
  const { rows, rowKey, state, rowActions, stickyHeader = true } = table;
  const columns = visibleColumns(table.columns, columnChoice?.hidden);
  const page = state === 'error' ? [] : rows.map(rowKey);
  const choice = selection ? { choice: toRowChoice(selection, page) } : {};
  const head = { columns, onSort, ...choice };
  return (
    <DataTable
      {...table}
      {...choice}
      columns={columns}
      noticeInside={columns.some((column) => column.filter)}
      head={
        isUsedHead(head) ? (
          <WorkHead {...head} sort={sort} sticky={stickyHeader} rowActions={rowActions} />
        ) : null
      }
      tools={
        selection || columnChoice || tools ? (
          <TableTools columns={table.columns} selection={selection} columnChoice={columnChoice}>
            {tools}
          </TableTools>
        ) : null
      }
    />
  );
}

function toRowChoice<Row>(selection: TableSelection<Row>, page: readonly string[]): RowChoice<Row> {
  return {
    header: <PageCheckbox page={page} selection={selection} />,
    cell: (row, key) => <RowCheckbox row={row} rowKey={key} selection={selection} />,
    isChosen: (key) => selection.selected.includes(key),
  };
}
