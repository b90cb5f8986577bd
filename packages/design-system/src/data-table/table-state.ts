import type { TableSort } from './table-types.ts';

/** What a list shows of all there is: everything that a shared link must keep. */
export type TableState = {
  sort: TableSort | undefined;
  /** Only those that filter, by name. */
  filters: Readonly<Record<string, string>>;
  /** From 1; also 1 where a cursor stands instead. */
  page: number;
  /** Where the page begins, in the server's words; `undefined` on the first, and on pages by number. */
  cursor: string | undefined;
  /** Keys of the hidden columns. */
  hidden: readonly string[];
};

/** The words an address may use. Everything else in it is left alone, and means nothing to the table. */
export type TableShape = {
  /** Keys of the columns that sort. */
  sortable?: readonly string[];
  /** By name: the values that filter, or the test that a value must pass. `sort`, `page`, `cursor` and `hide` are taken. */
  filters?: Readonly<Record<string, readonly string[] | ((value: string) => boolean)>> & {
    sort?: never;
    page?: never;
    cursor?: never;
    hide?: never;
  };
  /** Keys of the columns that can be hidden. */
  hideable?: readonly string[];
  /** The deepest page that the server finds by its number. Without it pages have cursors only. */
  pages?: number;
};

/** What an address says of the table: `?status=…&sort=-date&page=3&hide=client&hide=total`, or with `cursor=…` for a page. */
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

/** The address that says this of the table; what it says of other things stays. */
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
 * The state after a change. Another order or other filters begin at the first page: the old one means nothing there. A page
 * stands instead of a cursor, and a cursor instead of a page.
 */
export function changeTableState(state: TableState, changes: Partial<TableState>): TableState {
  const moves = ['sort', 'filters', 'page', 'cursor'].some((name) => name in changes);
  return { ...state, ...(moves ? { page: 1, cursor: undefined } : {}), ...changes };
}

/** As the API writes it: the column, with `-` before it for descending. */
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
