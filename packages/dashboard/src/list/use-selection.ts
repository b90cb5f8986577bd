import type { TableSelection } from '@tassis/design-system';
import { createElement, useState, type ComponentType } from 'react';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import type { ListModel } from './use-list.ts';

/** How the rows of a list are selected, and the actions on them. */
export type ListSelection<Row> = {
  /** Names a row: its reference. */
  getName: (row: Row) => string;
  /** The buttons that act on the chosen rows. */
  Actions: ComponentType<ChosenRows<Row>>;
};

/** The props of a selection's `Actions`. */
export type ChosenRows<Row> = {
  /** As the API last answered them, so a versioned record has its version. */
  chosen: readonly Row[];
  /** Clears the selection and refetches the list; call it when the action is done. */
  onDone: () => void;
};

/**
 * The chosen rows over all pages. A change of the filters clears the selection, because the chosen rows may no longer
 * be visible.
 */
export function useSelection<Row>(
  { filterQuery, query, rowKey, rows, texts }: ListModel<Row>,
  selection: ListSelection<Row> | undefined,
): TableSelection<Row> | undefined {
  const words = useDashboardTexts().list.selection;
  const filters = JSON.stringify(filterQuery);
  const [state, setState] = useState<{ filters: string; chosen: readonly Row[] }>();
  if (!selection) return undefined;
  const kept = state?.filters === filters ? state.chosen : [];
  const byKey = new Map([...kept, ...rows].map((row) => [rowKey(row), row]));
  const findRows = (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key) ?? []);
  const selected = kept.map(rowKey);
  const onSelect = (keys: readonly string[]) => setState({ filters, chosen: findRows(keys) });
  const onDone = () => {
    onSelect([]);
    void query.refetch();
  };
  return {
    selected,
    onSelect,
    actions: createElement(selection.Actions, { chosen: findRows(selected), onDone }),
    texts: {
      ...words,
      row: (row) => words.row(selection.getName(row)),
      count: (count) => words.count(texts.formatCount({ total: count, total_capped: false })),
    },
  };
}
