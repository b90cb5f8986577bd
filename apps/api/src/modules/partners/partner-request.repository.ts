import type { PartnerRequestKind, PartnerRequestStatus } from '@tassis/domain';
import { and, eq, exists, like, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/client.ts';
import { clients, orders, partnerRequests, partners, users } from '../../database/schema/index.ts';
import { countUpTo } from '../../lists/count-list.ts';
import { all } from '../../lists/keyset.ts';
import type { PageRequest } from '../../lists/page-request.ts';
import type { Found } from '../../lists/page.ts';
import { readList } from '../../lists/read-list.ts';
import { readingById } from '../../lists/rows-by-id.ts';
import { searchPattern } from '../../lists/search-pattern.ts';
import { searchingOwn } from '../../lists/search.ts';

type RequestFilter = {
  id?: string | undefined;
  answered?: 'true' | 'false' | undefined;
  partnerId?: string | undefined;
  clientId?: string | undefined;
  status?: PartnerRequestStatus | undefined;
  kind?: PartnerRequestKind | undefined;
  search?: string | undefined;
};

export type AskedRow = {
  request: typeof partnerRequests.$inferSelect;
  partner: typeof partners.$inferSelect;
  client: typeof clients.$inferSelect | null;
  email: string | null;
  order: Pick<typeof orders.$inferSelect, 'id' | 'reference' | 'status'> | null;
};

const keyset = { table: partnerRequests, at: partnerRequests.createdAt, id: partnerRequests.id };

/** The position of a request in a list. */
export const keyOfRequest = ({ request }: AskedRow) => ({ at: request.createdAt, id: request.id });

const readRequests = readingById(partnerRequests.id, (db, { where, orderBy }) =>
  withPeople(db).where(where).orderBy(orderBy),
);

/** The requests of a partner, or to a client, by date. */
export async function findRequests(
  db: Executor,
  filter: RequestFilter,
  request: PageRequest,
): Promise<Found<AskedRow>> {
  const { search } = filter;
  const pattern = search === undefined ? undefined : await searchPattern(db, search);
  const matching = all(
    whereRequests(db, filter),
    pattern !== undefined && named(db, filter, pattern),
  );
  const rows = { ...keyset, matching };
  const list = pattern === undefined ? rows : searchingOwn(rows);
  return readList(db, { list, request, read: readRequests });
}

/** A request that was just written or read. */
export async function requireRequest(db: Executor, id: string): Promise<AskedRow> {
  const [row] = await withPeople(db).where(eq(partnerRequests.id, id));
  if (row === undefined) throw new Error('The request was not found');
  return row;
}

/** At most 1 001. */
export function countRequests(db: Executor, filter: RequestFilter): Promise<number> {
  return countUpTo(db, keyset, whereRequests(db, filter));
}

function whereRequests(
  db: Executor,
  { id, answered, partnerId, clientId, status, kind }: RequestFilter,
) {
  return all(
    id !== undefined && eq(partnerRequests.id, id),
    answered !== undefined && (answered === 'true' ? ne : eq)(partnerRequests.status, 'pending'),
    partnerId !== undefined && and(eq(partnerRequests.partnerId, partnerId), isTold(db, partnerId)),
    clientId !== undefined && eq(partnerRequests.clientId, clientId),
    status !== undefined && eq(partnerRequests.status, status),
    kind !== undefined && eq(partnerRequests.kind, kind),
  );
}

const links = alias(partnerRequests, 'links');

/** Hides orders of clients who have ended the partnership, because orders name the client. */
function isTold(db: Executor, partnerId: string) {
  const isLink = and(eq(links.kind, 'link'), eq(links.status, 'accepted'));
  const linked = db
    .select({ one: sql`1` })
    .from(links)
    .where(
      and(isLink, eq(links.partnerId, partnerId), eq(links.clientId, partnerRequests.clientId)),
    );
  return or(eq(partnerRequests.kind, 'link'), exists(linked));
}

/** Searches the other side as it is shown: a partner by name, a client as the partner entered them, a linked client by their record. */
function named(db: Executor, { partnerId }: RequestFilter, pattern: string) {
  const { kind, status, search } = partnerRequests;
  if (partnerId === undefined) return like(foldedPartner(db), pattern);
  const isLinked = or(eq(kind, 'order'), eq(status, 'accepted'));
  return or(like(search, pattern), and(isLinked, like(foldedClient(db), pattern)));
}

function foldedPartner(db: Executor) {
  const { userId, businessName, firstName, lastName } = partners;
  const name = sql`fold_text(${businessName} || ' ' || ${firstName} || ' ' || ${lastName})`;
  const found = db.select({ name }).from(partners).where(eq(userId, partnerRequests.partnerId));
  return sql`(${found})`;
}

function foldedClient(db: Executor) {
  const { userId, firstName, lastName } = clients;
  const name = sql`fold_text(${firstName} || ' ' || ${lastName} || ' ' || ${users.email})`;
  const found = db
    .select({ name })
    .from(clients)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(userId, partnerRequests.clientId));
  return sql`(${found})`;
}

function withPeople(db: Executor) {
  return db
    .select({
      request: partnerRequests,
      partner: partners,
      client: clients,
      email: users.email,
      order: { id: orders.id, reference: orders.reference, status: orders.status },
    })
    .from(partnerRequests)
    .innerJoin(partners, eq(partners.userId, partnerRequests.partnerId))
    .leftJoin(clients, eq(clients.userId, partnerRequests.clientId))
    .leftJoin(users, eq(users.id, partnerRequests.clientId))
    .leftJoin(orders, eq(orders.id, partnerRequests.orderId));
}
