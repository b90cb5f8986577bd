import { useLayoutEffect, useMemo, useRef } from 'react';
import {
  changeTableState,
  parseTableState,
  writeTableState,
  type TableShape,
  type TableState,
} from './table-state.ts';
import type { TableSort } from './table-types.ts';

/** Options of a navigation within the list. */
export type TableMove = {
  /** Replaces the history entry, as while typing, so that Back does not step through keystrokes. */
  replace: boolean;
};

/** Options of {@link useTableState}. */
export type TableStateOptions = {
  /** The address's search parameters, from the router; or a state, if there is no address. */
  search: URLSearchParams;
  /** Navigates to the address with these search parameters. */
  onSearch: (next: URLSearchParams, move: TableMove) => void;
  /** Define it outside the component, so that it is the same object in every render. */
  shape: TableShape;
};

/**
 * Holds the state of a list in the address: sort, filters, page or cursor, hidden columns. It survives a reload, Back
 * and a shared link. Other parameters of the address are ignored and preserved.
 */
export function useTableState({ search, onSearch, shape }: TableStateOptions) {
  const text = search.toString();
  const state = useMemo(() => parseTableState(new URLSearchParams(text), shape), [text, shape]);
  const searchWith = (changes: Partial<TableState>) =>
    writeTableState(search, changeTableState(state, changes), shape);
  // Navigation is asynchronous: a second change builds on the first one before it has rendered.
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = new URLSearchParams(text);
  }, [text]);
  const go = (
    toChanges: (before: TableState) => Partial<TableState>,
    move: TableMove = { replace: false },
  ) => {
    const before = parseTableState(latest.current, shape);
    const after = changeTableState(before, toChanges(before));
    latest.current = writeTableState(latest.current, after, shape);
    onSearch(latest.current, move);
  };
  return {
    ...state,
    /** Returns the search parameters of another page or order, for links. */
    searchWith,
    onSort: (sort: TableSort | undefined) => go(() => ({ sort })),
    /** The empty value removes the filter. */
    onFilter: (name: string, value: string, move?: TableMove) =>
      go(({ filters }) => ({ filters: { ...filters, [name]: value } }), move),
    onReset: () => go(() => ({ filters: {} })),
    onHidden: (hidden: readonly string[]) => go(() => ({ hidden })),
  };
}
