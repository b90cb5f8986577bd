import { useLayoutEffect, useMemo, useRef } from 'react';
import {
  changeTableState,
  parseTableState,
  writeTableState,
  type TableShape,
  type TableState,
} from './table-state.ts';
import type { TableSort } from './table-types.ts';

/** How a list comes to another address. */
export type TableMove = {
  /** Puts the address in the place of the one before, as typing should: Back does not lead through its letters. */
  replace: boolean;
};

/** What {@link useTableState} is told. */
export type TableStateOptions = {
  /** The search part of the address, from whatever router there is; or a state, where there is no address. */
  search: URLSearchParams;
  /** Asked to go to the address with this search. */
  onSearch: (next: URLSearchParams, move: TableMove) => void;
  /** Keep it out of the component, so that it is the same in every render. */
  shape: TableShape;
};

/**
 * The state of a list in an address: sort, filters, page or cursor, hidden columns. It survives a reload, Back and a shared link;
 * what an address says that is not of this table is ignored, and kept.
 */
export function useTableState({ search, onSearch, shape }: TableStateOptions) {
  const text = search.toString();
  const state = useMemo(() => parseTableState(new URLSearchParams(text), shape), [text, shape]);
  const searchWith = (changes: Partial<TableState>) =>
    writeTableState(search, changeTableState(state, changes), shape);
  // A router takes its time: a second change goes on from the first, though what is shown is of before.
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
    /** The search of another page, order… of this list: for links. */
    searchWith,
    onSort: (sort: TableSort | undefined) => go(() => ({ sort })),
    /** The empty value removes the filter. */
    onFilter: (name: string, value: string, move?: TableMove) =>
      go(({ filters }) => ({ filters: { ...filters, [name]: value } }), move),
    onReset: () => go(() => ({ filters: {} })),
    onHidden: (hidden: readonly string[]) => go(() => ({ hidden })),
  };
}
