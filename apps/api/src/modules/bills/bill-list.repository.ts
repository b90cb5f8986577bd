import { addDays, startOfMoroccanDay, type BillStatus } from '@tassis/domain';
import { and, eq, gte, lt } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { bills } from '../../database/schema/index.ts';
import { countList } from '../../lists/count-list.ts';
import { searching } from '../../lists/hits.ts';
import { all, keysetPage, type List } from '../../lists/keyset.ts';
import type { PageRequest } from '../../lists/page-request.ts';
import type { Found } from '../../lists/page.ts';
import { searchPattern } from '../../lists/search-pattern.ts';
import { selectBills, type ListedBill } from './bill.repository.ts';

type BillFilter = {
  client?: string | undefined;
  /** Of bills: a credit note has none. */
  status?: BillStatus | undefined;
  /** Days of issue, both included. */
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
};

const keyset = { table: bills, at: bills.createdAt, id: bills.id };

/** Where a bill stands in a list. */
export const keyOfBill = ({ bill }: ListedBill) => ({ at: bill.createdAt, id: bill.id });

/** A page of bills by date, one row more than asked, and how many there are (capped). */
export async function findBills(
  db: Executor,
  filter: BillFilter,
  request: PageRequest,
): Promise<Found<ListedBill>> {
  const list = await countList(db, await listOfBills(db, filter));
  return { rows: await readBills(db, list, request), counted: list.counted };
}

export async function listOfBills(
  db: Executor,
  { client, status, from, to, search }: BillFilter,
): Promise<List> {
  const pattern = search === undefined ? undefined : await searchPattern(db, search);
  const matching = all(
    client !== undefined && eq(bills.clientId, client),
    status !== undefined && and(eq(bills.status, status), eq(bills.kind, 'bill')),
    // By moment, which the index has.
    from !== undefined && gte(bills.createdAt, startOfMoroccanDay(from)),
    to !== undefined && lt(bills.createdAt, startOfMoroccanDay(addDays(to, 1))),
  );
  const searched = { column: bills.search, pattern, isOwn: client !== undefined };
  return { ...keyset, ...searching(searched, matching) };
}

export async function readBills(
  db: Executor,
  list: List,
  request: PageRequest,
): Promise<ListedBill[]> {
  const page = keysetPage(db, list, request);
  return selectBills(db)
    .where(page.where)
    .orderBy(...page.orderBy);
}
