import { allContracts, type Contract } from '@tassis/contracts';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { createTestApi } from '../../testing/create-test-api.ts';
import { encodeCursor } from '../cursor.ts';
import { countReads, type Reads, type Statement } from './count-reads.ts';
import { growHouse, MARKED, type Size } from './grown-house.ts';
import { listCases, type ListCase } from './list-cases.ts';
import { questionsOf, type Question } from './list-questions.ts';

const isDeep = process.env['TEST_TIER'] === 'deep';
const large = isDeep ? { orders: 1_000_000, others: 200_000 } : { orders: 20_000, others: 10_000 };
const pageKeys = new Set(['page', 'per_page', 'cursor', 'sort', 'search']);
const Drizzled = z.object({ text: z.string(), name: z.optional(z.string()) });
const limit = 1.2;
/** Pages from the root of an index to a row, in a small house. */
const PATH = 3;
const timeout = 300_000;

const houses = {
  small: await buildHouse({ orders: MARKED, others: MARKED }),
  large: await buildHouse(large),
};
type House = Awaited<ReturnType<typeof buildHouse>>;

async function buildHouse(size: Size) {
  const api = await createTestApi();
  const people = {
    client: await api.signIn('client'),
    partner: await api.signIn('partner'),
    admin: await api.signIn('admin'),
  };
  const { client, partner, admin } = people;
  await api.pool.query(`UPDATE partners SET status = 'validated'`);
  await growHouse(api.pool, size, { client: client.id, partner: partner.id, admin: admin.id });
  const { rows } = await api.pool.query<Record<string, string>>(
    `SELECT id_of('order', $1) AS "@order", id_of('client', $2) AS "@linked"`,
    [size.orders / 2, size.others / 2],
  );
  const ids: Record<string, string> = { ...rows[0], '@client': client.id, '@admin': admin.id };
  return { api, people, ids, asked: vi.spyOn(api.pool, 'query') };
}

/** What a list reads; in a house that is not large the way it is read there, where no table is read whole. */
async function readsOf(
  house: House,
  contract: Contract,
  question: Question[number],
): Promise<Reads> {
  const { api, people, ids, asked } = house;
  const { as, params } = caseOf(contract);
  const withIds = (values: Record<string, string | number>) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, ids[value] ?? value]));
  asked.mockClear();
  const answer = await api.ask(contract, {
    token: people[as].token,
    anyQuery: withIds(question),
    ...(params && { anyParams: withIds(params) }),
  });
  expect([answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([200, true]);
  const statements = asked.mock.calls.map(statementOf);
  expect(statements.length).toBeGreaterThan(0);
  return countReads(api.pool, statements, { likeLarge: !isDeep || house === houses.small });
}

/** What Drizzle hands to the pool. */
function statementOf([query, values]: unknown[]): Statement {
  const { text, name = '' } = Drizzled.parse(query);
  return { text, values: z.array(z.unknown()).parse(values), isPrepared: name !== '' };
}

/** What the small house reads: many questions are held against the same one. */
const knownReads = new Map<string, Reads>();

async function smallReadsOf(contract: Contract, question: Question[number]): Promise<Reads> {
  const key = JSON.stringify([contract.name, question]);
  const reads = knownReads.get(key) ?? (await readsOf(houses.small, contract, question));
  knownReads.set(key, reads);
  return reads;
}

async function dearestOf(contract: Contract, queries: readonly Question[number][]): Promise<Reads> {
  const dearest = { rows: 0, buffers: 0, searches: 0 };
  for (const query of queries) {
    const reads = await smallReadsOf(contract, query);
    dearest.rows = Math.max(dearest.rows, reads.rows);
    dearest.buffers = Math.max(dearest.buffers, reads.buffers);
    dearest.searches = Math.max(dearest.searches, reads.searches);
  }
  return dearest;
}

/**
 * More than a fifth above the small house. That the tree of an index is a level higher is none of it, nor that
 * rows which a small index has on one page, and finds at once, are searched for one by one.
 */
function isMore(now: Reads, before: Reads): boolean {
  const apart = Math.max(0, now.searches - before.searches);
  const buffers = now.buffers - now.searches - apart * PATH;
  return now.rows > limit * before.rows || buffers > limit * before.buffers;
}

function caseOf({ name }: Contract): ListCase {
  const found = listCases[name];
  if (found === undefined) throw new Error(`No case for the list ${name}`);
  return found;
}

function keysOf({ request: { query } }: Contract): string[] {
  if (query === undefined) return [];
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties);
}

const contracts: readonly Contract[] = allContracts;
const lists = contracts.filter((contract) => keysOf(contract).includes('cursor'));

test('every list that has pages is asked for them, with every filter', () => {
  const asked = Object.entries(listCases).map(([name, { filters }]) => {
    return [name, new Set(Object.keys(filters))] as const;
  });
  const known = lists.map((contract) => {
    const filters = keysOf(contract).filter((key) => !pageKeys.has(key));
    return [contract.name, new Set(filters)] as const;
  });
  expect(new Map(asked)).toEqual(new Map(known));
});

const cursorAt = (at: string) =>
  encodeCursor({ direction: 'after', at, id: '00000000-0000-4000-8000-000000000000' });

/** In a house that is not large, a word of all rows would be looked for in the index of words. */
function questions(contract: Contract): Question[] {
  const all = questionsOf(caseOf(contract), keysOf(contract), cursorAt);
  return isDeep ? all : all.filter(([{ search }]) => search !== 'sarl');
}

describe.each(lists)('$name', (contract) => {
  test(`reads as much of ${large.orders} orders as of ${MARKED}`, { timeout }, async () => {
    const grown: string[] = [];
    for (const [query, ...bases] of questions(contract)) {
      const now = await readsOf(houses.large, contract, query);
      const before = await dearestOf(contract, bases);
      if (isMore(now, before)) grown.push(JSON.stringify({ query, before, now }));
    }
    expect(grown).toEqual([]);
  });
});
