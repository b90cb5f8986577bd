import type { TableSelection } from '@tassis/design-system';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import type { BulkAction, BulkActionsProps } from './bulk-actions.tsx';
import { ListExport, type CsvList } from './list-export.tsx';
import type { ListModel, ListRow } from './use-list.ts';

// Loaded once a row is selected.
const LateActions = lazy(async () => ({
  default: (await import('./bulk-actions.tsx')).BulkActions,
}));

type SelectionOptions<Row> = {
  actions: readonly BulkAction<Row>[] | undefined;
  /** Offers the selected rows as CSV. */
  csv: CsvList | undefined;
};

/**
 * The selected rows of all pages. A change of the filters clears the selection, because the selected rows may no longer be
 * visible.
 */
export function useSelection<Row extends ListRow>(
  { filterQuery, query, rows, texts, getFullName }: ListModel<Row>,
  { actions = [], csv }: SelectionOptions<Row>,
): TableSelection<Row> | undefined {
  const words = useDashboardTexts().list.selection;
  const filters = JSON.stringify(filterQuery);
  const [state, setState] = useState<{ filters: string; chosen: readonly Row[] }>();
  if (actions.length === 0 && !csv) return undefined;
  const chosen = state?.filters === filters ? state.chosen : [];
  // The newest answer of the API wins, so that a versioned record has its current version.
  const byId = new Map([...chosen, ...rows].map((row) => [row.id, row]));
  const findRows = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const selected = chosen.map(({ id }) => id);
  const formatCount = (count: number) => texts.formatCount({ total: count, total_capped: false });
  const onDone = (failed: readonly Row[]) => {
    setState({ filters, chosen: failed });
    void query.refetch();
  };
  // `lazy` loses the type parameter of the component.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const BulkActions = LateActions as unknown as (props: BulkActionsProps<Row>) => ReactElement;
  return {
    selected,
    onSelect: (ids) => setState({ filters, chosen: findRows(ids) }),
    actions: (
      <Suspense fallback={null}>
        <BulkActions
          actions={actions}
          chosen={findRows(selected)}
          getName={getFullName}
          formatCount={formatCount}
          onDone={onDone}
        >
          {csv ? <ListExport name={csv} ids={selected} /> : null}
        </BulkActions>
      </Suspense>
    ),
    texts: {
      ...words,
      row: (row) => words.row(getFullName(row)),
      count: (count) => words.count(formatCount(count)),
    },
  };
}
