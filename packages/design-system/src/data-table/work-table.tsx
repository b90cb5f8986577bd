import { visibleColumns } from './column-menu.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { PageCheckbox, RowCheckbox } from './selection-checkbox.tsx';
import { TableTools } from './table-tools.tsx';
import type { ColumnChoice, RowChoice, TableSelection } from './table-types.ts';

/** Props of {@link WorkTable}: a {@link DataTable}'s, plus: */
export type WorkTableProps<Row> = Omit<DataTableProps<Row>, 'choice' | 'tools'> & {
  /** Puts a checkbox before each row, and a bar of actions over the table while some are ticked. */
  selection?: TableSelection<Row>;
  /** Offers a menu of the columns that can be hidden. */
  columnChoice?: ColumnChoice;
};

/** A DataTable to work in: rows can be chosen and acted upon together, columns hidden. */
export function WorkTable<Row>({ selection, columnChoice, ...table }: WorkTableProps<Row>) {
  const { columns, rows, rowKey, state } = table;
  const page = state === 'error' ? [] : rows.map(rowKey);
  return (
    <DataTable
      {...table}
      columns={visibleColumns(columns, columnChoice?.hidden)}
      tools={
        selection || columnChoice ? (
          <TableTools columns={columns} selection={selection} columnChoice={columnChoice} />
        ) : null
      }
      {...(selection ? { choice: choiceOf(selection, page) } : {})}
    />
  );
}

function choiceOf<Row>(selection: TableSelection<Row>, page: readonly string[]): RowChoice<Row> {
  return {
    header: <PageCheckbox page={page} selection={selection} />,
    cell: (row, key) => <RowCheckbox row={row} rowKey={key} selection={selection} />,
    isChosen: (key) => selection.selected.includes(key),
  };
}
