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
import { all, onlyRow, type List } from '../../lists/keyset.ts';
import type { PageRequest } from '../../lists/page-request.ts';
import type { Found } from '../../lists/page.ts';
import { readList } from '../../lists/read-list.ts';
import { readingById } from '../../lists/rows-by-id.ts';
import { searchPattern } from '../../lists/search-pattern.ts';
import { conditionsOfRows, type Keyset } from '../../lists/search.ts';
import { selectClients, toSummary, type ClientRow } from './admin-client.repository.ts';

type ClientFilter = {
  id?: string | undefined;
  orders?: 'open' | undefined;
  bills?: 'unpaid' | undefined;
  city?: string | undefined;
  /** Days of registration, both included. */
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
};

const everybody = { table: clients, at: clients.createdAt, id: clients.userId };
const withOpenOrders = {
  table: clientOpenOrders,
  at: clientOpenOrders.createdAt,
  id: clientOpenOrders.clientId,
};
const withUnpaidBills = {
  table: clientUnpaidBills,
  at: clientUnpaidBills.createdAt,
  id: clientUnpaidBills.clientId,
};

/** The position of a client in the list. */
export const keyOfClient = ({ client }: ClientRow) => ({
  at: client.createdAt,
  id: client.userId,
});

/** Lists clients with an account by date; searches the record and the account's address. */
export async function findClients(
  db: Executor,
  filter: ClientFilter,
  request: PageRequest,
): Promise<Found<AdminClientSummary>> {
  const list = onlyRow(await listOfClients(db, filter), filter.id);
  const found = await readList(db, { list, request, read: readClients });
  return { ...found, rows: found.rows.map(toSummary) };
}

export async function listOfClients(db: Executor, filter: ClientFilter): Promise<List> {
  const { search } = filter;
  const rows = toRows(db, getKeyset(filter), filter);
  if (search === undefined) return { ...rows, matching: conditionsOfRows(rows) };
  const pattern = await searchPattern(db, search);
  return {
    ...everybody,
    matching: conditionsOfRows(toRows(db, everybody, filter)),
    search: {
      words: (most) => namedOrAt(db, pattern, most),
      window: { ...rows, among: isNamedOrAt(db, rows, pattern) },
    },
  };
}

export const readClients = readingById(clients.userId, (db, { where, orderBy }) =>
  selectClients(db).where(where).orderBy(orderBy),
);

/** Clients of a city have an index of their own. */
function getKeyset({ orders, bills, city }: ClientFilter): Keyset {
  if (city !== undefined) return everybody;
  if (orders !== undefined) return withOpenOrders;
  return bills === undefined ? everybody : withUnpaidBills;
}

function toRows(db: Executor, keyset: Keyset, filter: ClientFilter) {
  const { table, at, id } = keyset;
  const { orders, bills, city, from, to } = filter;
  return {
    ...keyset,
    filters: [[clients.city, city]] as const,
    matching: all(
      isSomebodys(db, id),
      orders !== undefined && table !== clientOpenOrders && hasOne(db, clientOpenOrders, id),
      bills !== undefined && table !== clientUnpaidBills && hasOne(db, clientUnpaidBills, id),
      from !== undefined && gte(at, startOfMoroccanDay(from)),
      to !== undefined && lt(at, startOfMoroccanDay(addDays(to, 1))),
    ),
  };
}

/**
 * Whether the account was not deleted. A subquery per row, along the list's index: a join might read all accounts. The
 * partial index of deleted accounts is small, while the accounts are spread over a large table.
 */
function isSomebodys(db: Executor, id: AnyPgColumn): SQL {
  const isErased = and(eq(users.id, id), isNotNull(users.erasedAt));
  const erased = db.select({ id: users.id }).from(users).where(isErased);
  return isNull(sql`(${erased})`);
}

/** Also a subquery per row. */
function hasOne(
  db: Executor,
  counts: typeof clientOpenOrders | typeof clientUnpaidBills,
  id: AnyPgColumn,
): SQL {
  const theirs = db.select({ id: counts.clientId }).from(counts).where(eq(counts.clientId, id));
  return isNotNull(sql`(${theirs})`);
}

/** Each table is searched by its own index; one OR over both would scan them. */
function namedOrAt(db: Executor, pattern: string, most?: number): SQL {
  const byAccount = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, 'client'), like(users.search, pattern)));
  const byRecord = db
    .select({ id: clients.userId })
    .from(clients)
    .where(like(clients.search, pattern));
  const limit = most === undefined ? sql`` : sql`LIMIT ${most}`;
  return sql`${clients.userId} IN ((${byRecord} ${limit}) UNION (${byAccount} ${limit}))`;
}

/** The same condition, checked row by row. */
function isNamedOrAt(db: Executor, { table, id }: Keyset, pattern: string): SQL {
  const ofTheirs = db
    .select({ search: clients.search })
    .from(clients)
    .where(eq(clients.userId, id));
  const record = table === clients ? sql`${clients.search}` : sql`${ofTheirs}`;
  const account = db.select({ search: users.search }).from(users).where(eq(users.id, id));
  return sql`((${record}) LIKE ${pattern} OR (${account}) LIKE ${pattern})`;
}
