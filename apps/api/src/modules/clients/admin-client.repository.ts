import type { AdminClient, AdminClientSummary } from '@tassis/contracts';
import { eq, isNull, like, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import {
  bills,
  clients,
  documents,
  domiciliations,
  orders,
  users,
} from '../../database/schema/index.ts';
import { countList, countUpTo } from '../../lists/count-list.ts';
import { keysetPage, newestOf, type List } from '../../lists/keyset.ts';
import type { PageRequest } from '../../lists/page-request.ts';
import type { Found } from '../../lists/page.ts';
import { searchPattern } from '../../lists/search-pattern.ts';

const keyset = { table: clients, at: clients.createdAt, id: clients.userId };

type Row = { client: typeof clients.$inferSelect; user: typeof users.$inferSelect };

/** Every client who has an account, by date; searched through the record and through the account's address. */
export async function findClients(
  db: Executor,
  search: string | undefined,
  request: PageRequest,
): Promise<Found<AdminClientSummary>> {
  const words =
    search === undefined ? undefined : await namedOrAt(db, await searchPattern(db, search));
  const list = await countList(db, { ...keyset, matching: isSomebodys(db), words });
  const page = keysetPage(db, list, request);
  const rows = await db
    .select({ client: clients, user: users })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(page.where)
    .orderBy(...page.orderBy);
  return { rows: rows.map(summaryOf), counted: list.counted };
}

export async function findClient(db: Executor, clientId: string): Promise<Row | null> {
  const [row] = await db
    .select({ client: clients, user: users })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(eq(clients.userId, clientId));
  return row ?? null;
}

/** Not of an account that was deleted. Asked row by row, along the list's own index: a join might read all accounts. */
function isSomebodys(db: Executor) {
  const erasedAt = db
    .select({ at: users.erasedAt })
    .from(users)
    .where(eq(users.id, clients.userId));
  return isNull(sql`(${erasedAt})`);
}

/** How many things a client has, up to 1 001 of each. */
export async function countBelongings(
  db: Executor,
  clientId: string,
): Promise<AdminClient['counts']> {
  return {
    orders: await countUpTo(db, { table: orders, id: orders.id }, eq(orders.clientId, clientId)),
    bills: await countUpTo(db, { table: bills, id: bills.id }, eq(bills.clientId, clientId)),
    documents: await countUpTo(
      db,
      { table: documents, id: documents.id },
      eq(documents.clientId, clientId),
    ),
    domiciliations: await countUpTo(
      db,
      { table: domiciliations, id: domiciliations.id },
      eq(domiciliations.clientId, clientId),
    ),
  };
}

/** A client in the staff's list. */
export function summaryOf({ client, user }: Row): AdminClientSummary {
  return {
    id: client.userId,
    email: user.email,
    firstName: client.firstName,
    lastName: client.lastName,
    phone: client.phone,
    companyName: client.companyName,
    ice: client.ice,
    city: client.city,
    disabled: user.disabledAt !== null,
    created_at: client.createdAt.toISOString(),
  };
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
