import type { TableSelection } from '@tassis/design-system';
import { createElement, useState, type ComponentType } from 'react';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import type { ListModel } from './use-list.ts';

/** How the rows of a list are chosen, and what can be done with them. */
export type ListSelection<Row> = {
  /** Names a row: its reference. */
  getName: (row: Row) => string;
  /** Buttons for what happens to the chosen rows. */
  Actions: ComponentType<ChosenRows>;
};

/** The chosen rows, as their actions get them. */
export type ChosenRows = {
  /** Their keys, as `rowKey` gives them. */
  chosen: readonly string[];
  /** Chooses none any more: what was to happen to them has happened. */
  onDone: () => void;
};

/** The rows that are chosen, over all pages. Other filters begin anew, since nobody would see what is still chosen. */
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
