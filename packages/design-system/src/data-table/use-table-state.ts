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
  // Navigation is asynchronous: the rendered address, then those that were asked for and have not rendered yet. A
  // change builds on the last one.
  const addresses = useRef<readonly string[]>([text]);
  useLayoutEffect(() => {
    const arrived = addresses.current.lastIndexOf(text);
    addresses.current = arrived === -1 ? [text] : addresses.current.slice(arrived);
  }, [text]);
  const goTo = (
    toNext: (latest: URLSearchParams) => URLSearchParams,
    move: TableMove = { replace: false },
  ) => {
    const next = toNext(new URLSearchParams(addresses.current.at(-1)));
    addresses.current = [...addresses.current, next.toString()];
    onSearch(next, move);
  };
  const go = (toChanges: (before: TableState) => Partial<TableState>, move?: TableMove) =>
    goTo((latest) => {
      const before = parseTableState(latest, shape);
      return writeTableState(latest, changeTableState(before, toChanges(before)), shape);
    }, move);
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
    /** Sets another parameter of the address; the empty value removes it. */
    onParameter: (name: string, value: string, move?: TableMove) =>
      goTo((latest) => {
        if (value === '') latest.delete(name);
        else latest.set(name, value);
        return latest;
      }, move),
  };
}
