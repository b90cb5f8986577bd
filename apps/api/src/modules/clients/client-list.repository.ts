import type { AdminClientSummary } from '@tassis/contracts';
import { addDays, startOfMoroccanDay } from '@tassis/domain';
import { and, eq, gte, isNotNull, isNull, like, lt, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/client.ts';
import {
  clientOpenOrders,
  clients,
  clientUnpaidBills,
  users,
} from '../../database/schema/index.ts';
import { countList, countUpTo } from '../../lists/count-list.ts';
import { all, keysetPage, newestOf, type Keyset, type List } from '../../lists/keyset.ts';
import type { PageRequest } from '../../lists/page-request.ts';
import type { Found } from '../../lists/page.ts';
import { searchPattern } from '../../lists/search-pattern.ts';
import { selectClients, summaryOf, type ClientRow } from './admin-client.repository.ts';

type ClientFilter = {
  orders?: 'open' | undefined;
  bills?: 'unpaid' | undefined;
  city?: string | undefined;
  /** Days on which they became clients, both included. */
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
};

const everybody = { table: clients, at: clients.createdAt, id: clients.userId };
const withOpenOrders = {
  table: clientOpenOrders,
  at: clientOpenOrders.createdAt,
  id: clientOpenOrders.clientId,
  shown: everybody,
};
const withUnpaidBills = {
  table: clientUnpaidBills,
  at: clientUnpaidBills.createdAt,
  id: clientUnpaidBills.clientId,
  shown: everybody,
};

/** Where a client stands in the list. */
export const keyOfClient = ({ client }: ClientRow) => ({
  at: client.createdAt,
  id: client.userId,
});

/** Clients who have an account, by date; searched through the record and through the account's address. */
export async function findClients(
  db: Executor,
  filter: ClientFilter,
  request: PageRequest,
): Promise<Found<AdminClientSummary>> {
  const list = await countList(db, await listOfClients(db, filter));
  const rows = await readClients(db, list, request);
  return { rows: rows.map(summaryOf), counted: list.counted };
}

async function listOfClients(db: Executor, filter: ClientFilter): Promise<List> {
  const { search } = filter;
  const keyset = keysetOf(filter);
  const words =
    search === undefined ? undefined : await namedOrAt(db, await searchPattern(db, search));
  return { ...keyset, matching: conditionsOf(db, keyset, filter), words };
}

/** The same with every hit of a search, not the newest ones: what is taken away is whole. */
export async function listOfEveryHit(db: Executor, filter: ClientFilter): Promise<List> {
  const { search } = filter;
  const keyset = keysetOf(filter);
  const matching = conditionsOf(db, keyset, filter);
  if (search === undefined) return { ...keyset, matching };
  const pattern = await searchPattern(db, search);
  const byAccount = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, 'client'), like(users.search, pattern)));
  const byRecord = db
    .select({ id: clients.userId })
    .from(clients)
    .where(like(clients.search, pattern));
  return { ...keyset, matching, words: sql`${clients.userId} IN (${byRecord} UNION ${byAccount})` };
}

export function readClients(db: Executor, list: List, request: PageRequest): Promise<ClientRow[]> {
  const page = keysetPage(db, list, request);
  return selectClients(db)
    .where(page.where)
    .orderBy(...page.orderBy);
}

/** Those of a city, or of a search, are found by an index of their own. */
function keysetOf({ orders, bills, city, search }: ClientFilter) {
  if (city !== undefined || search !== undefined) return everybody;
  if (orders !== undefined) return withOpenOrders;
  return bills === undefined ? everybody : withUnpaidBills;
}

function conditionsOf(db: Executor, { table, at, id }: Keyset, filter: ClientFilter) {
  const { orders, bills, city, from, to } = filter;
  return all(
    isSomebodys(db, id),
    city !== undefined && eq(clients.city, city),
    orders !== undefined && table !== clientOpenOrders && hasOne(db, clientOpenOrders, id),
    bills !== undefined && table !== clientUnpaidBills && hasOne(db, clientUnpaidBills, id),
    from !== undefined && gte(at, startOfMoroccanDay(from)),
    to !== undefined && lt(at, startOfMoroccanDay(addDays(to, 1))),
  );
}

/** Not of an account that was deleted. Asked row by row, along the list's own index: a join might read all accounts. */
function isSomebodys(db: Executor, id: AnyPgColumn): SQL {
  const erasedAt = db.select({ at: users.erasedAt }).from(users).where(eq(users.id, id));
  return isNull(sql`(${erasedAt})`);
}

/** Asked row by row, too. */
function hasOne(
  db: Executor,
  counts: typeof clientOpenOrders | typeof clientUnpaidBills,
  id: AnyPgColumn,
): SQL {
  const theirs = db.select({ id: counts.clientId }).from(counts).where(eq(counts.clientId, id));
  return isNotNull(sql`(${theirs})`);
}

/** Each table by its own index; one OR over both would read them whole. Both are as old: the newest of each are enough. */
async function namedOrAt(db: Executor, pattern: string) {
  const { userId, createdAt: at, search } = clients;
  const byRecord = await newestHits(db, {
    table: clients,
    at,
    id: userId,
    matching: undefined,
    words: like(search, pattern),
  });
  const byAccount = await newestHits(db, {
    table: users,
    at: users.createdAt,
    id: users.id,
    matching: eq(users.userType, 'client'),
    words: like(users.search, pattern),
  });
  const ids = [...new Set([...byRecord, ...byAccount])];
  return sql`${userId} = ANY(${sql.param(ids)}::uuid[])`;
}

async function newestHits(db: Executor, list: List): Promise<string[]> {
  const { table, id, words } = list;
  const rows = await newestOf(db, list, await countUpTo(db, { table, id }, words));
  return rows.map((row) => row.id);
}
