import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { newsletterSubscriptions } from '../../database/schema/index.ts';
import { all, onlyRow, type List } from '../../lists/keyset.ts';
import type { PageRequest } from '../../lists/page-request.ts';
import type { Found } from '../../lists/page.ts';
import { readList } from '../../lists/read-list.ts';
import { readingById } from '../../lists/rows-by-id.ts';
import { searchPattern } from '../../lists/search-pattern.ts';
import { searching } from '../../lists/search.ts';

export type SubscriptionRow = typeof newsletterSubscriptions.$inferSelect;
type Subscription = Pick<SubscriptionRow, 'email' | 'source'>;

const table = newsletterSubscriptions;
const keyset = { table, at: table.createdAt, id: table.id };

/**
 * Subscribes an address, also one that had unsubscribed. Does nothing for a subscribed one.
 * @returns its id when it was not subscribed before
 */
export async function subscribe(
  db: Executor,
  subscription: Subscription,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .insert(table)
    .values({ ...subscription, createdAt: now })
    .onConflictDoUpdate({
      target: table.email,
      set: { unsubscribedAt: null, createdAt: now },
      setWhere: isNotNull(table.unsubscribedAt),
    })
    .returning({ id: table.id });
  return row?.id ?? null;
}

/** @returns null when the address is not subscribed */
export async function unsubscribe(
  db: Executor,
  who: { email: string } | { id: string },
  now: Date,
): Promise<SubscriptionRow | null> {
  const isTheirs = 'email' in who ? eq(table.email, who.email) : eq(table.id, who.id);
  const [row] = await db
    .update(table)
    .set({ unsubscribedAt: now })
    .where(and(isTheirs, isNull(table.unsubscribedAt)))
    .returning();
  return row ?? null;
}

type Filter = {
  id?: string | undefined;
  status?: 'subscribed' | 'unsubscribed' | undefined;
  search?: string | undefined;
};

/** The position of a subscription in the list. */
export const keyOfSubscription = ({ createdAt: at, id }: SubscriptionRow) => ({ at, id });

/** A page of subscriptions by date, and how many there are (capped). */
export async function findSubscriptions(
  db: Executor,
  filter: Filter,
  request: PageRequest,
): Promise<Found<SubscriptionRow>> {
  const list = onlyRow(await listOfSubscriptions(db, filter), filter.id);
  return readList(db, { list, request, read: readSubscriptions });
}

export async function listOfSubscriptions(db: Executor, { status, search }: Filter): Promise<List> {
  const pattern = search === undefined ? undefined : await searchPattern(db, search);
  const matching = all(
    status === 'subscribed' && isNull(table.unsubscribedAt),
    status === 'unsubscribed' && isNotNull(table.unsubscribedAt),
  );
  return searching({ column: table.search, pattern, isOwn: false }, { ...keyset, matching });
}

export const readSubscriptions = readingById(table.id, (db, { where, orderBy }) =>
  db.select().from(table).where(where).orderBy(orderBy),
);
