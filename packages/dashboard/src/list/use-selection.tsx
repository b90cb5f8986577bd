import type { TableSelection } from '@tassis/design-system';
import { useState } from 'react';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import { BulkActions, type BulkAction } from './bulk-actions.tsx';
import type { ListModel, ListRow } from './use-list.ts';

/**
 * The chosen rows over all pages. A change of the filters clears the selection, because the chosen rows may no longer
 * be visible.
 */
export function useSelection<Row extends ListRow>(
  { filterQuery, query, rows, texts, getName }: ListModel<Row>,
  actions: readonly BulkAction<Row>[] | undefined,
): TableSelection<Row> | undefined {
  const words = useDashboardTexts().list.selection;
  const filters = JSON.stringify(filterQuery);
  const [state, setState] = useState<{ filters: string; chosen: readonly Row[] }>();
  if (!actions) return undefined;
  const kept = state?.filters === filters ? state.chosen : [];
  // As the API last answered them, so a versioned record has its version.
  const byId = new Map([...kept, ...rows].map((row) => [row.id, row]));
  const findRows = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const selected = kept.map(({ id }) => id);
  const formatCount = (count: number) => texts.formatCount({ total: count, total_capped: false });
  const onDone = (failed: readonly Row[]) => {
    setState({ filters, chosen: failed });
    void query.refetch();
  };
  return {
    selected,
    onSelect: (ids) => setState({ filters, chosen: findRows(ids) }),
    actions: (
      <BulkActions
        actions={actions}
        chosen={findRows(selected)}
        formatCount={formatCount}
        onDone={onDone}
      />
    ),
    texts: {
      ...words,
      row: (row) => words.row(getName(row)),
      count: (count) => words.count(formatCount(count)),
    },
  };
}
