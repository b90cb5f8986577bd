import { addDays, startOfMoroccanDay, type BillStatus } from '@tassis/domain';
import { and, eq, gte, like, lt } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { bills } from '../../database/schema/index.ts';
import { all, countUpTo, keysetPage, type List } from '../../lists/keyset.ts';
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
  const list = await listOfBills(db, filter);
  const counted = await countUpTo(db, list, list.matching);
  return { rows: await readBills(db, { ...list, counted }, request), counted };
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
    pattern !== undefined && like(bills.search, pattern),
  );
  return { ...keyset, matching, isSearch: pattern !== undefined };
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
