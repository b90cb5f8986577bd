import { getTableColumns, isNull, like } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { callbackRequests } from '../../database/schema/index.ts';
import { countList } from '../../lists/count-list.ts';
import { keysetPage } from '../../lists/keyset.ts';
import type { PageRequest } from '../../lists/page-request.ts';
import type { Found } from '../../lists/page.ts';
import { searchPattern } from '../../lists/search-pattern.ts';

type CallbackRequest = Pick<
  typeof callbackRequests.$inferSelect,
  'name' | 'phone' | 'message' | 'email' | 'slot'
>;

/** @returns its id; null when somebody has booked the slot */
export async function insertCallbackRequest(
  db: Executor,
  request: CallbackRequest,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .insert(callbackRequests)
    .values({ ...request, createdAt: now })
    .onConflictDoNothing({
      target: callbackRequests.slot,
      where: isNull(callbackRequests.cancelledAt),
    })
    .returning({ id: callbackRequests.id });
  return row?.id ?? null;
}

const { search: _search, ...listed } = getTableColumns(callbackRequests);

type ListedRequest = Omit<typeof callbackRequests.$inferSelect, 'search'>;

const keyset = { table: callbackRequests, at: callbackRequests.createdAt, id: callbackRequests.id };

/** A page of requests by date, one row more than asked, and how many there are (capped). */
export async function findCallbackRequests(
  db: Executor,
  search: string | undefined,
  request: PageRequest,
): Promise<Found<ListedRequest>> {
  const words =
    search === undefined
      ? undefined
      : like(callbackRequests.search, await searchPattern(db, search));
  const list = await countList(db, { ...keyset, matching: undefined, words });
  const page = keysetPage(db, list, request);
  const rows = await db
    .select(listed)
    .from(callbackRequests)
    .where(page.where)
    .orderBy(...page.orderBy);
  return { rows, counted: list.counted };
}
