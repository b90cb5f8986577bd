import { useSession } from '@tassis/auth';
import { Cluster, WorkTable } from '@tassis/design-system';
import type { ReactNode } from 'react';
import type { BulkAction } from './bulk-actions.tsx';
import { ListExport, type CsvList } from './list-export.tsx';
import { ListNews } from './list-news.tsx';
import { ListPanel, panelHref } from './list-panel.tsx';
import { ListShortcuts } from './list-shortcuts.tsx';
import { toTableProps, type ListProps } from './list.tsx';
import { OPEN, OpenRowContext } from './row-link.tsx';
import { SavedViewsButton } from './saved-views/saved-views-button.tsx';
import type { ListRow } from './use-list.ts';
import { usePreviews } from './use-previews.tsx';
import { useSelection } from './use-selection.tsx';

/** Props of {@link WorkList}: a {@link List}'s, plus: */
export type WorkListProps<Row extends ListRow> = ListProps<Row> & {
  /** Returns the panel for a row beside the list. With `rowHref` the panel links to that page. */
  panel?: (row: Row) => ReactNode;
  /** The row's link leads to `rowHref`; a button at its end opens the panel. */
  preview?: boolean;
  /** The actions on selected rows, over several pages. */
  bulkActions?: readonly BulkAction<Row>[];
  /** The list's name in the API: offers the filtered list and the selected rows as CSV. */
  csv?: CsvList;
};

/**
 * A {@link List} to work in: sortable headers, hideable columns, and, where asked for, a panel for each row, bulk actions and
 * an export. The staff save its state as named views. Rows that can be opened or selected have keyboard shortcuts.
 */
export function WorkList<Row extends ListRow>(props: WorkListProps<Row>) {
  const { panel, preview = false, bulkActions, csv, ...rest } = props;
  const { list } = rest;
  const { state, texts } = list;
  const { user } = useSession();
  // The API stores views for the staff only.
  const isStaff = user?.user_type === 'admin';
  const selection = useSelection(list, { actions: bulkActions, csv });
  const toPanel = panelHref(list);
  const previews = usePreviews(list.getName, toPanel);
  const opened = preview ? { ...rest, rowActions: previews } : { ...rest, rowHref: toPanel };
  const shared = panel ? opened : rest;
  const hasShortcuts = selection !== undefined || shared.rowHref !== undefined;
  const tools = (csv || hasShortcuts) && (
    <Cluster>
      {csv ? <ListExport name={csv} filters={list.filterQuery} /> : null}
      {hasShortcuts ? <ListShortcuts /> : null}
    </Cluster>
  );
  const table = toTableProps(shared, tools);
  return (
    <OpenRowContext value={(id) => state.onParameter(OPEN, id)}>
      <WorkTable
        {...table}
        filters={
          <>
            {table.filters}
            <ListNews list={list} />
          </>
        }
        {...(selection && { selection })}
        sort={state.sort}
        onSort={state.onSort}
        tools={isStaff ? <SavedViewsButton list={list} /> : null}
        columnChoice={{ hidden: state.hidden, onHidden: state.onHidden, text: texts.columns }}
      />
      {panel ? (
        <ListPanel list={list} pageHref={rest.rowHref}>
          {panel}
        </ListPanel>
      ) : null}
    </OpenRowContext>
  );
}
