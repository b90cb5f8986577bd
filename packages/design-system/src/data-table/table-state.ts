import type { TableSort } from './table-types.ts';

/** What a list shows of all there is: everything that a shared link must keep. */
export type TableState = {
  sort: TableSort | undefined;
  /** Only those that filter, by name. */
  filters: Readonly<Record<string, string>>;
  /** Where the page begins, in the server's words; `undefined` on the first. */
  cursor: string | undefined;
  /** Keys of the hidden columns. */
  hidden: readonly string[];
};

/** The words an address may use. Everything else in it is left alone, and means nothing to the table. */
export type TableShape = {
  /** Keys of the columns that sort. */
  sortable?: readonly string[];
  /** By name: the values that filter, or the test that a value must pass. `sort`, `cursor` and `hide` are taken. */
  filters?: Readonly<Record<string, readonly string[] | ((value: string) => boolean)>> & {
    sort?: never;
    cursor?: never;
    hide?: never;
  };
  /** Keys of the columns that can be hidden. */
  hideable?: readonly string[];
};

/** What an address says of the table: `?status=…&sort=-date&cursor=…&hide=client&hide=total`. */
export function parseTableState(search: URLSearchParams, shape: TableShape): TableState {
  const hide = search.getAll('hide');
  return {
    sort: parseSort(search.get('sort') ?? '', shape.sortable ?? []),
    filters: Object.fromEntries(
      filterNames(shape).flatMap((name) => {
        const value = search.get(name)?.trim() ?? '';
        return isFilterValue(value, name, shape) ? [[name, value]] : [];
      }),
    ),
    cursor: search.get('cursor') || undefined,
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
  for (const name of ['sort', 'cursor', 'hide', ...filterNames(shape)]) next.delete(name);
  for (const [name, value] of Object.entries(state.filters)) {
    if (value !== '') next.set(name, value);
  }
  if (state.sort) next.set('sort', writeSort(state.sort));
  if (state.cursor) next.set('cursor', state.cursor);
  for (const key of state.hidden) next.append('hide', key);
  return next;
}

/** The state after a change. Another order or other filters begin at the first page: the old cursor means nothing there. */
export function changeTableState(state: TableState, changes: Partial<TableState>): TableState {
  const restarts = 'sort' in changes || 'filters' in changes;
  return { ...state, ...(restarts ? { cursor: undefined } : {}), ...changes };
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

function filterNames(shape: TableShape): string[] {
  return Object.keys(shape.filters ?? {});
}

function isFilterValue(value: string, name: string, { filters }: TableShape): boolean {
  const known = filters?.[name];
  if (value === '' || known === undefined) return false;
  return typeof known === 'function' ? known(value) : known.includes(value);
}
