import { addDays, startOfMoroccanDay, type BillStatus } from '@tassis/domain';
import { eq, gte, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { bills } from '../../database/schema/index.ts';
import type { Count } from '../../lists/count-list.ts';
import { holdCursor } from '../../lists/cursor.ts';
import { all, onlyRow, type List } from '../../lists/keyset.ts';
import type { ListQuery, PageRequest } from '../../lists/page-request.ts';
import type { Found, Key } from '../../lists/page.ts';
import { readList } from '../../lists/read-list.ts';
import { readingById } from '../../lists/rows-by-id.ts';
import { searchPattern } from '../../lists/search-pattern.ts';
import { searching, type Keyset } from '../../lists/search.ts';
import { selectBills, type ListedBill } from './bill.repository.ts';

type BillFilter = Pick<ListQuery, 'sort'> & {
  id?: string | undefined;
  client?: string | undefined;
  /** The status of bills; a credit note has none. */
  status?: BillStatus | undefined;
  refund?: 'due' | undefined;
  /** Days of issue, both included. */
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
};

const byIssue = { table: bills, at: bills.createdAt, id: bills.id };
const byDue = { ...byIssue, at: bills.dueOn };

/** Written as in the partial index, so that PostgreSQL uses it. */
const isToRefund = () => sql`${bills.refundCentimes} > 0`;

/** The bills with an amount to refund. */
export const billsToRefund: Count = { ...byIssue, matching: isToRefund() };

/** The position of a bill in a list. */
export function keyOfBill({ bill }: ListedBill, { sort }: Pick<ListQuery, 'sort'> = {}): Key {
  return { id: bill.id, at: isByDue(sort) ? bill.dueOn : bill.createdAt };
}

const isByDue = (sort: ListQuery['sort']) => sort?.endsWith('due_on') === true;

/** A page of bills by day of issue or last day to pay, and how many there are (capped). */
export async function findBills(
  db: Executor,
  filter: BillFilter,
  request: PageRequest,
): Promise<Found<ListedBill>> {
  holdCursor(request, isByDue(filter.sort));
  const list = await listOfBills(db, filter, isByDue(filter.sort) ? byDue : byIssue);
  return readList(db, { list: onlyRow(list, filter.id), request, read: readBills });
}

/** Sorted by issue, which does not change during an export, or by another order. */
export async function listOfBills(
  db: Executor,
  { client, status, refund, from, to, search }: BillFilter,
  keyset: Keyset = byIssue,
): Promise<List> {
  const pattern = search === undefined ? undefined : await searchPattern(db, search);
  const matching = all(
    client !== undefined && eq(bills.clientId, client),
    status !== undefined && eq(bills.kind, 'bill'),
    refund !== undefined && isToRefund(),
    // By timestamp, because the index has it.
    from !== undefined && gte(bills.createdAt, startOfMoroccanDay(from)),
    to !== undefined && lt(bills.createdAt, startOfMoroccanDay(addDays(to, 1))),
  );
  const searched = { column: bills.search, pattern, isOwn: client !== undefined };
  return searching(searched, { ...keyset, filters: [[bills.status, status]], matching });
}

export const readBills = readingById(bills.id, (db, { where, orderBy }) =>
  selectBills(db).where(where).orderBy(orderBy),
);
