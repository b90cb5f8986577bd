import type { AdminClient, AdminClientSummary } from '@tassis/contracts';
import { and, desc, eq, like, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import {
  bills,
  clients,
  documents,
  domiciliations,
  orders,
  users,
} from '../../database/schema/index.ts';
import { countUpTo, keysetPage } from '../../lists/keyset.ts';
import type { PageRequest } from '../../lists/page-request.ts';
import { TOTAL_MAX, type Found } from '../../lists/page.ts';
import { searchPattern } from '../../lists/search-pattern.ts';

const keyset = { table: clients, at: clients.createdAt, id: clients.userId };

type Row = { client: typeof clients.$inferSelect; user: typeof users.$inferSelect };

/** Every client, by date; searched through the record and through the account's address. */
export async function findClients(
  db: Executor,
  search: string | undefined,
  request: PageRequest,
): Promise<Found<AdminClientSummary>> {
  const matching =
    search === undefined ? undefined : matchingSearch(db, await searchPattern(db, search));
  const list = { ...keyset, matching, isSearch: matching !== undefined };
  const counted = await countUpTo(db, list, matching);
  const page = keysetPage(db, { ...list, counted }, request);
  const rows = await db
    .select({ client: clients, user: users })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(page.where)
    .orderBy(...page.orderBy);
  return { rows: rows.map(summaryOf), counted };
}

export async function findClient(db: Executor, clientId: string): Promise<Row | null> {
  const [row] = await db
    .select({ client: clients, user: users })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(eq(clients.userId, clientId));
  return row ?? null;
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
function matchingSearch(db: Executor, pattern: string) {
  const byRecord = db
    .select({ id: clients.userId })
    .from(clients)
    .where(like(clients.search, pattern))
    .orderBy(desc(clients.createdAt), desc(clients.userId))
    .limit(TOTAL_MAX + 1);
  const byAccount = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, 'client'), like(users.search, pattern)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(TOTAL_MAX + 1);
  // An array, so that nobody looks for them among all clients.
  return sql`${clients.userId} = ANY(ARRAY(${byRecord.union(byAccount)}))`;
}
