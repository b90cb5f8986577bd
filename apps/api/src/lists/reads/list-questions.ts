import type { ListCase } from './list-cases.ts';

type Query = Record<string, string | number>;
/** A query in the large database, and the queries in the small one that it is compared with: the most expensive of these. */
export type Question = readonly [large: Query, ...small: Query[]];

/** Every question of a list; `keys` are those of its query. */
export function buildQuestions(
  list: ListCase,
  keys: readonly string[],
  cursorAt: (at: string) => string,
): Question[] {
  const { as, filters, order = 'created_at', sorts = [] } = list;
  const same = (query: Query): Question => [query, query];
  const beyond = (query: Query) => ({ ...query, cursor: cursorAt(getMiddle(list, query)) });
  const sorted = sorts.map((sort) => ({ sort }));
  const pages: Query[] = [
    {},
    { per_page: 50 },
    { page: 50 },
    beyond({}),
    { cursor: 'last' },
    ...(keys.includes('sort') ? [{ sort: order }, ...sorted, ...sorted.map(beyond)] : []),
  ];
  // One row, twenty, all: against the deepest page of a search that finds a thousand. All of a client's own are
  // as many as they have, each on a page of its own.
  const deepest = { search: 'zellige', page: 50 };
  const found = ['tadelakt', 'bejmat', ...(as === 'admin' ? ['sarl'] : [])];
  const words = keys.includes('search') ? found : [];
  const named = Object.entries(filters);
  const single = named.flatMap(([key, [marked = '', many]]) => [
    same({ [key]: marked }),
    same({ [key]: marked, page: 50 }),
    same(beyond({ [key]: marked })),
    ...[marked, many].flatMap((value) =>
      value === undefined || words.length === 0
        ? []
        : [hitsAmong({ search: 'bejmat', [key]: value }, deepest)],
    ),
    ...(many === undefined ? [] : [[{ [key]: many }, { [key]: marked }] as const]),
  ]);
  const pairs = named.flatMap(([key, [marked = '']], index) =>
    named.slice(index + 1).map(([other, [its = '']]) => same({ [key]: marked, [other]: its })),
  );
  return [
    ...pages.map(same),
    ...words.map((search) => hitsAmong({ search }, deepest)),
    ...single,
    ...pairs,
  ];
}

function hitsAmong(query: Query, deepest: Query): Question {
  return [query, query, deepest];
}

/** A cursor in the middle of the rows that a query lists. */
function getMiddle({ byDay = [] }: ListCase, query: Query): string {
  const isByDay =
    byDay === true || query['sort'] !== undefined || byDay.some((key) => key in query);
  return isByDay ? '2026-11-21' : '2023-11-20T00:00:00.000Z';
}
