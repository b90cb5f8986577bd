import { addDays, moroccanDay, startOfMoroccanDay, type CallbackStatus } from '@tassis/domain';
import { and, eq, getTableColumns, gte, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { callbackRequests, users } from '../../database/schema/index.ts';
import type { Count } from '../../lists/count-list.ts';
import { conditionsOfRows, searching, searchingOwn } from '../../lists/search.ts';
import { all, type List } from '../../lists/keyset.ts';
import { readingById } from '../../lists/rows-by-id.ts';
import { searchPattern } from '../../lists/search-pattern.ts';

const table = callbackRequests;

type CallbackRow = typeof table.$inferSelect;
type NewRequest = Pick<CallbackRow, 'name' | 'phone' | 'message' | 'email' | 'slot'>;

/** @returns its id; null when somebody else has booked the slot */
export async function insertCallbackRequest(
  db: Executor,
  request: NewRequest,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .insert(table)
    .values({ ...request, createdAt: now })
    .onConflictDoNothing({ target: table.slot, where: isNull(table.cancelledAt) })
    .returning({ id: table.id });
  return row?.id ?? null;
}

/** A request with its assignee. */
export type ListedCallback = { request: CallbackRow; assignee: string | null };

type CallbackFilter = {
  id?: string | undefined;
  client?: string | undefined;
  status?: CallbackStatus | undefined;
  due?: 'today' | 'later' | undefined;
  search?: string | undefined;
};

const keyset = { table, at: table.dueAt, id: table.id };

/** The position of a request in the list. */
export const keyOfCallback = ({ request }: ListedCallback) => ({
  at: request.dueAt,
  id: request.id,
});

/** Lists the requests of a status, or those due today, or later. */
export async function listOfCallbacks(
  db: Executor,
  { client, status, due, search }: CallbackFilter,
  now: Date,
): Promise<List> {
  const pattern = search === undefined ? undefined : await searchPattern(db, search);
  const isCancelled = status === 'cancelled';
  const matching = all(
    client !== undefined && isOfClient(client),
    isCancelled && isNotNull(table.cancelledAt),
    status !== undefined && !isCancelled && isNull(table.cancelledAt),
    due !== undefined && isDue(due, status, now),
  );
  const filters = [[table.status, isCancelled ? undefined : status]] as const;
  const rows = { ...keyset, filters, matching };
  // No index sorts a client's requests by day, so the few are found first and then sorted.
  if (client !== undefined && pattern === undefined)
    return searchingOwn({ ...keyset, matching: conditionsOfRows(rows) });
  return searching({ column: table.search, pattern, isOwn: client !== undefined }, rows);
}

/** Matches requests with a client's phone, however it is written, or e-mail address. The subquery runs first, because few match. */
export function isOfClient(clientId: string): SQL {
  const phone = sql`(SELECT phone_digits(phone) FROM clients WHERE user_id = ${clientId})`;
  const email = sql`(SELECT email FROM users WHERE id = ${clientId})`;
  return sql`${table.id} = ANY (ARRAY(
    SELECT id FROM callback_requests WHERE phone_digits(phone) = ${phone}
    UNION SELECT id FROM callback_requests WHERE lower(email) = ${email}
  ))`;
}

/** The condition of requests whose call is due by the end of today. */
export function callbacksOfToday(now: Date): Count {
  return { table, id: table.id, matching: isDue('today', undefined, now) };
}

function isDue(due: 'today' | 'later', status: CallbackStatus | undefined, now: Date) {
  const tomorrow = startOfMoroccanDay(addDays(moroccanDay(now), 1));
  const range = due === 'today' ? lt(table.dueAt, tomorrow) : gte(table.dueAt, tomorrow);
  if (status === undefined) return and(isWaiting(), range);
  // Requests that are done never match; reading their index would be slow.
  return status === 'done' || status === 'cancelled' ? sql`false` : range;
}

/** Written as in the partial index, so that PostgreSQL uses it. */
function isWaiting(): SQL {
  return sql`${table.cancelledAt} IS NULL AND ${table.status} <> 'done'`;
}

export const readCallbacks = readingById(table.id, (db, { where, orderBy }) =>
  selectCallbacks(db).where(where).orderBy(orderBy),
);

/** One request; null when there is none. */
export async function findCallback(db: Executor, id: string): Promise<ListedCallback | null> {
  const [row] = await selectCallbacks(db).where(eq(table.id, id));
  return row ?? null;
}

function selectCallbacks(db: Executor) {
  return db
    .select({ request: getTableColumns(table), assignee: users.userName })
    .from(table)
    .leftJoin(users, eq(users.id, table.assignedTo))
    .$dynamic();
}

type Change = Pick<CallbackRow, 'status' | 'assignedTo' | 'note'>;

/** Overwrites the version that the caller has seen. @returns whether it was still the newest */
export async function changeCallback(
  db: Executor,
  { id, version, change }: { id: string; version: number; change: Change },
): Promise<boolean> {
  const { rowCount } = await db
    .update(table)
    .set({ ...change, version: sql`${table.version} + 1` })
    .where(and(eq(table.id, id), eq(table.version, version)));
  return rowCount === 1;
}
