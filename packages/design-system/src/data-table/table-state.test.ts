import { describe, expect, test } from 'vitest';
import {
  changeTableState,
  parseTableState,
  writeTableState,
  type TableShape,
  type TableState,
} from './table-state.ts';

const SHAPE: TableShape = {
  sortable: ['date', 'total', '-odd'],
  filters: { status: ['open', 'done'], search: (words) => words.length >= 3 },
  hideable: ['client', 'a,b', 'total'],
  pages: 50,
};
const NOTHING: TableState = {
  sort: undefined,
  filters: {},
  page: 1,
  cursor: undefined,
  hidden: [],
};
const parse = (search: string) => parseTableState(new URLSearchParams(search), SHAPE);
const write = (state: TableState, search = '') =>
  writeTableState(new URLSearchParams(search), state, SHAPE).toString();

/** Every state the shape allows, with values that need escaping. */
const STATES: TableState[] = [
  undefined,
  { key: 'date', direction: 'ascending' as const },
  { key: 'total', direction: 'descending' as const },
  { key: '-odd', direction: 'ascending' as const },
  { key: '-odd', direction: 'descending' as const },
].flatMap((sort) =>
  [{}, { status: 'open' }, { search: 'Négoce & fils + «a=b»' }, { status: 'done', search: '  x  ' }]
    .map(({ search, ...filters }: { status?: string; search?: string }) =>
      search === undefined ? filters : { ...filters, search: search.trim().padEnd(3, '!') },
    )
    .flatMap((filters) =>
      [
        { page: 1, cursor: undefined },
        { page: 50, cursor: undefined },
        { page: 1, cursor: 'eyJpZCI6NDJ9==' },
        { page: 1, cursor: 'last' },
      ].flatMap((place) =>
        [[], ['client'], ['a,b', 'total'], ['client', 'a,b', 'total']].map((hidden) => ({
          sort,
          filters,
          ...place,
          hidden,
        })),
      ),
    ),
);

describe('a table’s state in an address', () => {
  test('survives being written and read, whatever it is', () => {
    expect(STATES.length).toBe(5 * 4 * 4 * 4);
    for (const state of STATES) expect(parse(write(state))).toEqual(state);
  });

  test('is written in one way only: writing what was read changes nothing', () => {
    for (const state of STATES) expect(write(state, write(state))).toBe(write(state));
    expect(new Set(STATES.map((state) => write(state))).size).toBe(STATES.length);
  });

  test('is readable in the address', () => {
    const state: TableState = {
      sort: { key: 'date', direction: 'descending' },
      filters: { status: 'open' },
      page: 3,
      cursor: undefined,
      hidden: ['client', 'total'],
    };
    expect(write(state)).toBe('status=open&sort=-date&page=3&hide=client&hide=total');
    expect(write({ ...NOTHING, cursor: 'abc' })).toBe('cursor=abc');
    expect(write(NOTHING)).toBe('');
  });

  test.each([
    ['sort=color'],
    ['sort=--date'],
    ['sort='],
    ['status=lost&search=ab'],
    ['status=&search=%20%20'],
    ['hide=reference&hide=constructor'],
    ['cursor='],
    ['page=0'],
    ['page=-2'],
    ['page=2.5'],
    ['page=two'],
    ['toString=1&__proto__=2&constructor=3'],
  ])('ignores invalid parameters: %s', (search) => {
    expect(parse(search)).toEqual(NOTHING);
  });

  test('takes the first of two values, and hides each column once, in the order of the table', () => {
    expect(parse('status=done&status=open&hide=total&hide=client&hide=total')).toEqual({
      ...NOTHING,
      filters: { status: 'done' },
      hidden: ['client', 'total'],
    });
  });

  test('has no page number beyond the deepest of the server; a cursor replaces the page', () => {
    expect(parse('page=51').page).toBe(50);
    expect(parse('page=7&cursor=abc')).toEqual({ ...NOTHING, cursor: 'abc' });
  });

  test('of a list without page numbers leaves the parameter `page` to others', () => {
    const search = new URLSearchParams('page=7');
    const shape = { ...SHAPE, pages: 0 };
    expect(parseTableState(search, shape)).toEqual(NOTHING);
    expect(writeTableState(search, NOTHING, shape).toString()).toBe('page=7');
  });

  test('preserves the other parameters of the address', () => {
    const next = write({ ...NOTHING, filters: { status: 'done' } }, 'tab=2&status=open&sort=date');
    expect(next).toBe('tab=2&status=done');
  });

  test('an empty filter is no filter', () => {
    expect(write({ ...NOTHING, filters: { status: '' } }, 'status=open')).toBe('');
  });
});

describe('a change', () => {
  const deep: TableState = { ...NOTHING, filters: { status: 'open' }, cursor: 'abc' };

  test('of sort or filters returns to the first page', () => {
    expect(changeTableState(deep, { filters: {} })).toEqual(NOTHING);
    const sort = { key: 'date', direction: 'ascending' } as const;
    expect(changeTableState(deep, { sort }).cursor).toBeUndefined();
    expect(changeTableState(deep, { sort: undefined }).cursor).toBeUndefined();
    expect(changeTableState({ ...NOTHING, page: 4 }, { sort }).page).toBe(1);
  });

  test('of columns or of the page keeps the rest of the state', () => {
    expect(changeTableState(deep, { hidden: ['total'] })).toEqual({ ...deep, hidden: ['total'] });
    expect(changeTableState(deep, { cursor: 'def' })).toEqual({ ...deep, cursor: 'def' });
    expect(changeTableState(deep, { page: 2 })).toEqual({ ...deep, page: 2, cursor: undefined });
    expect(changeTableState({ ...deep, page: 2 }, { cursor: 'def' }).page).toBe(1);
  });
});
