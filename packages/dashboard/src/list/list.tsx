import { DataTable, Stack, type DataTableProps, type RowActions } from '@tassis/design-system';
import type { ReactNode } from 'react';
import type { EmptySectionProps } from '../section/empty-section.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListPages } from './list-pages.tsx';
import { ListEmpty, ListFailure } from './list-states.tsx';
import { RowLink } from './row-link.tsx';
import type { ListModel, ListRow } from './use-list.ts';

/** Props of {@link List}. */
export type ListProps<Row extends ListRow> = {
  list: ListModel<Row>;
  /** The address of a row. */
  rowHref?: (row: Row) => string;
  rowActions?: RowActions<Row>;
  /** The action in the empty state of a list without filters. */
  emptyAction?: EmptySectionProps['action'];
};

/** A read-only list: filters, rows, pages, and the loading, empty and error states. */
export function List<Row extends ListRow>(props: ListProps<Row>) {
  return <DataTable {...toTableProps(props)} />;
}

/** The props that List and WorkList share. `tools` stand below the pages. */
export function toTableProps<Row extends ListRow>(
  { list, emptyAction, ...rows }: ListProps<Row>,
  tools?: ReactNode,
): DataTableProps<Row> {
  const { texts, query, isWaiting } = list;
  return {
    ...rows,
    filters: <ListFilters list={list} />,
    caption: texts.caption,
    columns: list.columns,
    rows: list.rows,
    rowKey: ({ id }) => id,
    LinkComponent: RowLink,
    state: getTableState(query.isError, isWaiting),
    loadingText: texts.loading,
    empty: <ListEmpty list={list} action={emptyAction} />,
    error: <ListFailure list={list} />,
    footer: list.meta ? (
      <Stack gap="s">
        <ListPages list={list} />
        {tools}
      </Stack>
    ) : null,
  };
}

function getTableState(isError: boolean, isWaiting: boolean) {
  if (isError) return 'error';
  return isWaiting ? 'loading' : 'ready';
}
