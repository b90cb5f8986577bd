import type { TableSelection } from '@tassis/design-system';
import { createElement, useState, type ComponentType } from 'react';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import type { ListModel } from './use-list.ts';

/** How the rows of a list are selected, and the actions on them. */
export type ListSelection<Row> = {
  /** Names a row: its reference. */
  getName: (row: Row) => string;
  /** The buttons that act on the chosen rows. */
  Actions: ComponentType<ChosenRows>;
};

/** The props of a selection's `Actions`. */
export type ChosenRows = {
  /** Their keys, as `rowKey` gives them. */
  chosen: readonly string[];
  /** Clears the selection; call it when the action is done. */
  onDone: () => void;
};

/**
 * The chosen rows over all pages. A change of the filters clears the selection, because the chosen rows may no longer
 * be visible.
 */
export function useSelection<Row>(
  { filterQuery, texts }: ListModel<Row>,
  selection: ListSelection<Row> | undefined,
): TableSelection<Row> | undefined {
  const words = useDashboardTexts().list.selection;
  const filters = JSON.stringify(filterQuery);
  const [state, setState] = useState<{ filters: string; keys: readonly string[] }>();
  if (!selection) return undefined;
  const selected = state?.filters === filters ? state.keys : [];
  const onSelect = (keys: readonly string[]) => setState({ filters, keys });
  return {
    selected,
    onSelect,
    actions: createElement(selection.Actions, { chosen: selected, onDone: () => onSelect([]) }),
    texts: {
      ...words,
      row: (row) => words.row(selection.getName(row)),
      count: (count) => words.count(texts.formatCount({ total: count, total_capped: false })),
    },
  };
}
