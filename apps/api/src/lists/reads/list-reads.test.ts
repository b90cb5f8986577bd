import { allContracts, type Contract } from '@tassis/contracts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createTestApi } from '../../testing/create-test-api.ts';
import { encodeCursor } from '../cursor.ts';
import { countReads, getDearest, isMore, type Reads } from './count-reads.ts';
import { growHouse, MARKED, type Size } from './grown-house.ts';
import { listCases, type ListCase } from './list-cases.ts';
import { buildQuestions, type Question } from './list-questions.ts';
import { recordStatements } from './record-statements.ts';

const isDeep = process.env['TEST_TIER'] === 'deep';
const large = isDeep ? { orders: 1_000_000, others: 200_000 } : { orders: 20_000, others: 10_000 };
const pageKeys = new Set(['page', 'per_page', 'cursor', 'sort', 'search', 'id']);
const timeout = 300_000;

/** Every statement, also those in transactions. */
const takeStatements = recordStatements();
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
  return { api, people, ids };
}

/** The reads of a list; in the small database with the plan of a large one, which scans no table. */
async function readsOf(
  house: House,
  contract: Contract,
  question: Question[number],
): Promise<Reads> {
  const { api, people, ids } = house;
  const { as, params } = caseOf(contract);
  const withIds = (values: Record<string, string | number>) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, ids[value] ?? value]));
  takeStatements();
  const answer = await api.ask(contract, {
    token: people[as].token,
    anyQuery: withIds(question),
    ...(params && { anyParams: withIds(params) }),
  });
  expect([answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([200, true]);
  const statements = takeStatements();
  expect(statements.length).toBeGreaterThan(0);
  return countReads(api.pool, statements, { likeLarge: !isDeep || house === houses.small });
}

/** Caches the reads of the small database, because many queries are compared with the same one. */
const knownReads = new Map<string, Reads>();

async function smallReadsOf(contract: Contract, question: Question[number]): Promise<Reads> {
  const key = JSON.stringify([contract.name, question]);
  const reads = knownReads.get(key) ?? (await readsOf(houses.small, contract, question));
  knownReads.set(key, reads);
  return reads;
}

async function smallReads(contract: Contract, queries: readonly Question[number][]) {
  const reads: Reads[] = [];
  for (const query of queries) reads.push(await smallReadsOf(contract, query));
  return reads;
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

test('there are cases for every paged list, with every filter', () => {
  const covered = Object.entries(listCases).map(([name, { filters }]) => {
    return [name, new Set(Object.keys(filters))] as const;
  });
  const known = lists.map((contract) => {
    const filters = keysOf(contract).filter((key) => !pageKeys.has(key));
    return [contract.name, new Set(filters)] as const;
  });
  expect(new Map(covered)).toEqual(new Map(known));
});

const cursorAt = (at: string) =>
  encodeCursor({ direction: 'after', at, id: '00000000-0000-4000-8000-000000000000' });

const questions = (contract: Contract): Question[] =>
  buildQuestions(caseOf(contract), keysOf(contract), cursorAt);

describe.each(lists)('$name', (contract) => {
  test(`reads as much of ${large.orders} orders as of ${MARKED}`, { timeout }, async () => {
    const grown: string[] = [];
    for (const [query, ...bases] of questions(contract)) {
      const now = await readsOf(houses.large, contract, query);
      const before = getDearest(await smallReads(contract, bases));
      if (isMore(now, before)) grown.push(JSON.stringify({ query, before, now }));
    }
    expect(grown).toEqual([]);
  });
});
