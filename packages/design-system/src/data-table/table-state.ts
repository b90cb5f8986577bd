import type { TableSort } from './table-types.ts';

/** The state of a list that a shared link must preserve. */
export type TableState = {
  sort: TableSort | undefined;
  /** The set filters by name. */
  filters: Readonly<Record<string, string>>;
  /** From 1; also 1 with a cursor. */
  page: number;
  /** The server's cursor of the page; `undefined` on the first page and on numbered pages. */
  cursor: string | undefined;
  /** Keys of the hidden columns. */
  hidden: readonly string[];
};

/** The parameters that the table reads from an address. It ignores and preserves others. */
export type TableShape = {
  /** Keys of the sortable columns. */
  sortable?: readonly string[];
  /** By name: the allowed values, or a predicate. `sort`, `page`, `cursor` and `hide` are reserved. */
  filters?: Readonly<Record<string, readonly string[] | ((value: string) => boolean)>> & {
    sort?: never;
    page?: never;
    cursor?: never;
    hide?: never;
  };
  /** Keys of the columns that can be hidden. */
  hideable?: readonly string[];
  /** The deepest numbered page of the server. Without it pages have cursors only. */
  pages?: number;
};

/**
 * Parses the state of an address: `?status=…&sort=-date&page=3&hide=client&hide=total`, or `cursor=…` instead of a
 * page.
 */
export function parseTableState(search: URLSearchParams, shape: TableShape): TableState {
  const hide = search.getAll('hide');
  const cursor = search.get('cursor') || undefined;
  return {
    sort: parseSort(search.get('sort') ?? '', shape.sortable ?? []),
    filters: Object.fromEntries(
      filterNames(shape).flatMap((name) => {
        const value = search.get(name)?.trim() ?? '';
        return isFilterValue(value, name, shape) ? [[name, value]] : [];
      }),
    ),
    page: cursor ? 1 : parsePage(search.get('page') ?? '', shape.pages),
    cursor,
    hidden: (shape.hideable ?? []).filter((key) => hide.includes(key)),
  };
}

/** Writes the state into an address and preserves other parameters. */
export function writeTableState(
  search: URLSearchParams,
  state: TableState,
  shape: TableShape,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const pageName = shape.pages ? ['page'] : [];
  for (const name of ['sort', ...pageName, 'cursor', 'hide', ...filterNames(shape)])
    next.delete(name);
  for (const [name, value] of Object.entries(state.filters)) {
    if (value !== '') next.set(name, value);
  }
  if (state.sort) next.set('sort', writeSort(state.sort));
  if (shape.pages && state.page > 1) next.set('page', String(state.page));
  if (state.cursor) next.set('cursor', state.cursor);
  for (const key of state.hidden) next.append('hide', key);
  return next;
}

/**
 * The state after a change. A change of order or filters returns to the first page. A page replaces the cursor, and a
 * cursor the page.
 */
export function changeTableState(state: TableState, changes: Partial<TableState>): TableState {
  const moves = ['sort', 'filters', 'page', 'cursor'].some((name) => name in changes);
  return { ...state, ...(moves ? { page: 1, cursor: undefined } : {}), ...changes };
}

/** Formats a sort as the API does: the column, prefixed with `-` for descending. */
function writeSort({ key, direction }: TableSort): string {
  return direction === 'descending' ? `-${key}` : key;
}

function parseSort(text: string, sortable: readonly string[]): TableSort | undefined {
  const key = sortable.find((name) => name === text || `-${name}` === text);
  if (key === undefined) return undefined;
  return { key, direction: key === text ? 'ascending' : 'descending' };
}

function parsePage(text: string, deepest = 1): number {
  const page = Number(text);
  return Number.isInteger(page) ? Math.max(1, Math.min(page, deepest)) : 1;
}

function filterNames(shape: TableShape): string[] {
  return Object.keys(shape.filters ?? {});
}

function isFilterValue(value: string, name: string, { filters }: TableShape): boolean {
  const known = filters?.[name];
  if (value === '' || known === undefined) return false;
  return typeof known === 'function' ? known(value) : known.includes(value);
}
