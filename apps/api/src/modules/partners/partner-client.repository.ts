import type { PartnerClient } from '@tassis/contracts';
import { and, eq, inArray, like } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { clients, partnerRequests, users } from '../../database/schema/index.ts';
import { countUpTo } from '../../lists/count-list.ts';
import { all } from '../../lists/keyset.ts';
import type { PageRequest } from '../../lists/page-request.ts';
import type { Found } from '../../lists/page.ts';
import { readList } from '../../lists/read-list.ts';
import { readingById } from '../../lists/rows-by-id.ts';
import { searchPattern } from '../../lists/search-pattern.ts';
import { searchingOwn } from '../../lists/search.ts';

const keyset = { table: partnerRequests, at: partnerRequests.createdAt, id: partnerRequests.id };

type LinkRow = {
  request: typeof partnerRequests.$inferSelect;
  client: typeof clients.$inferSelect;
  email: string;
};

/** The position of a client in a partner's list: by the date of the request. */
export const keyOfLink = ({ request }: LinkRow) => ({ at: request.createdAt, id: request.id });

type PartnerClientFilter = {
  partnerId: string;
  id?: string | undefined;
  search?: string | undefined;
};

const readLinks = readingById(partnerRequests.id, (db, { where, orderBy }) =>
  links(db).where(where).orderBy(orderBy),
);

/** The linked clients of a partner, by the date of the request. */
export async function findPartnerClients(
  db: Executor,
  { partnerId, id, search }: PartnerClientFilter,
  request: PageRequest,
): Promise<Found<LinkRow>> {
  const pattern = search === undefined ? undefined : await searchPattern(db, search);
  const matching = all(
    linkedWith(partnerId),
    id !== undefined && eq(partnerRequests.clientId, id),
    pattern !== undefined && named(db, pattern),
  );
  const rows = { ...keyset, matching };
  const list = pattern === undefined ? rows : searchingOwn(rows);
  return readList(db, { list, request, read: readLinks });
}

/** A linked client of this partner's; null when there is no such client, or no such link. */
export async function findPartnerClient(
  db: Executor,
  { partnerId, clientId }: { partnerId: string; clientId: string },
): Promise<PartnerClient | null> {
  const isTheirs = and(linkedWith(partnerId), eq(partnerRequests.clientId, clientId));
  const [row] = await links(db).where(isTheirs).limit(1);
  return row === undefined ? null : toPartnerClient(row);
}

/** Locks the link with a client until the transaction ends. @returns its id; null when there is none */
export async function holdLink(
  tx: Executor,
  { partnerId, clientId }: { partnerId: string; clientId: string },
): Promise<string | null> {
  const { id, createdAt } = partnerRequests;
  const [link] = await tx
    .select({ id })
    .from(partnerRequests)
    .where(and(linkedWith(partnerId), eq(partnerRequests.clientId, clientId)))
    .orderBy(createdAt, id)
    .limit(1)
    .for('share');
  return link?.id ?? null;
}

/** SELECT of the ids of a partner's links. */
export function selectLinks(db: Executor, partnerId: string) {
  return db.select({ id: partnerRequests.id }).from(partnerRequests).where(linkedWith(partnerId));
}

/** SELECT of the ids of a partner's linked clients, or of the given one if it is linked. */
export function selectLinkedIds(
  db: Executor,
  { partnerId, clientId }: { partnerId: string; clientId?: string | undefined },
) {
  const isNamed = clientId === undefined ? undefined : eq(partnerRequests.clientId, clientId);
  return db
    .select({ id: partnerRequests.clientId })
    .from(partnerRequests)
    .where(and(linkedWith(partnerId), isNamed));
}

/** At most 1 001. */
export function countPartnerClients(db: Executor, partnerId: string): Promise<number> {
  return countUpTo(db, keyset, linkedWith(partnerId));
}

export function toPartnerClient({ request, client, email }: LinkRow): PartnerClient {
  const { userId: id, firstName, lastName, phone, companyName, ice, city } = client;
  const linkedAt = request.answeredAt ?? request.createdAt;
  return {
    id,
    email,
    firstName,
    lastName,
    phone,
    companyName,
    ice,
    city,
    linked_at: linkedAt.toISOString(),
  };
}

function linkedWith(partnerId: string) {
  return and(
    eq(partnerRequests.partnerId, partnerId),
    eq(partnerRequests.kind, 'link'),
    eq(partnerRequests.status, 'accepted'),
  );
}

function named(db: Executor, pattern: string) {
  const found = db
    .select({ id: clients.userId })
    .from(clients)
    .where(like(clients.search, pattern));
  return inArray(partnerRequests.clientId, found);
}

function links(db: Executor) {
  return db
    .select({ request: partnerRequests, client: clients, email: users.email })
    .from(partnerRequests)
    .innerJoin(clients, eq(clients.userId, partnerRequests.clientId))
    .innerJoin(users, eq(users.id, partnerRequests.clientId));
}
