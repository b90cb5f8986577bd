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
};
const NOTHING: TableState = { sort: undefined, filters: {}, cursor: undefined, hidden: [] };
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
      [undefined, 'eyJpZCI6NDJ9==', 'last'].flatMap((cursor) =>
        [[], ['client'], ['a,b', 'total'], ['client', 'a,b', 'total']].map((hidden) => ({
          sort,
          filters,
          cursor,
          hidden,
        })),
      ),
    ),
);

describe('a table’s state in an address', () => {
  test('comes back as it was written, whatever it is', () => {
    expect(STATES.length).toBe(5 * 4 * 3 * 4);
    for (const state of STATES) expect(parse(write(state))).toEqual(state);
  });

  test('is written once: writing what was read changes nothing', () => {
    for (const state of STATES) expect(write(state, write(state))).toBe(write(state));
    expect(new Set(STATES.map((state) => write(state))).size).toBe(STATES.length);
  });

  test('reads like an address', () => {
    const state: TableState = {
      sort: { key: 'date', direction: 'descending' },
      filters: { status: 'open' },
      cursor: 'abc',
      hidden: ['client', 'total'],
    };
    expect(write(state)).toBe('status=open&sort=-date&cursor=abc&hide=client&hide=total');
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
    ['toString=1&__proto__=2&constructor=3'],
  ])('ignores what means nothing: %s', (search) => {
    expect(parse(search)).toEqual(NOTHING);
  });

  test('takes the first of two values, hides each column once, in the order of the table', () => {
    expect(parse('status=done&status=open&hide=total&hide=client&hide=total')).toEqual({
      ...NOTHING,
      filters: { status: 'done' },
      hidden: ['client', 'total'],
    });
  });

  test('leaves what others say in the address', () => {
    const next = write({ ...NOTHING, filters: { status: 'done' } }, 'tab=2&status=open&sort=date');
    expect(next).toBe('tab=2&status=done');
  });

  test('an empty filter is none', () => {
    expect(write({ ...NOTHING, filters: { status: '' } }, 'status=open')).toBe('');
  });
});

describe('a change', () => {
  const deep: TableState = { ...NOTHING, filters: { status: 'open' }, cursor: 'abc' };

  test('of sort or filters begins at the first page', () => {
    expect(changeTableState(deep, { filters: {} })).toEqual(NOTHING);
    const sort = { key: 'date', direction: 'ascending' } as const;
    expect(changeTableState(deep, { sort }).cursor).toBeUndefined();
    expect(changeTableState(deep, { sort: undefined }).cursor).toBeUndefined();
  });

  test('of columns or of the page keeps everything else', () => {
    expect(changeTableState(deep, { hidden: ['total'] })).toEqual({ ...deep, hidden: ['total'] });
    expect(changeTableState(deep, { cursor: 'def' })).toEqual({ ...deep, cursor: 'def' });
  });
});
