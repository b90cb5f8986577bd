import { addDays, startOfMoroccanDay, type BillStatus } from '@tassis/domain';
import { eq, gte, like, lt } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { bills } from '../../database/schema/index.ts';
import { all, countUpTo, keysetPage } from '../../lists/keyset.ts';
import type { PageRequest } from '../../lists/page-request.ts';
import type { Found } from '../../lists/page.ts';
import { searchPattern } from '../../lists/search-pattern.ts';
import { selectBills, type ListedBill } from './bill.repository.ts';

type BillFilter = {
  client?: string | undefined;
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
  { client, status, from, to, search }: BillFilter,
  request: PageRequest,
): Promise<Found<ListedBill>> {
  const pattern = search === undefined ? undefined : await searchPattern(db, search);
  const matching = all(
    client !== undefined && eq(bills.clientId, client),
    status !== undefined && eq(bills.status, status),
    // By moment, which the index has.
    from !== undefined && gte(bills.createdAt, startOfMoroccanDay(from)),
    to !== undefined && lt(bills.createdAt, startOfMoroccanDay(addDays(to, 1))),
    pattern !== undefined && like(bills.search, pattern),
  );
  const list = { ...keyset, matching, isSearch: pattern !== undefined };
  const page = keysetPage(db, list, request);
  const rows = await selectBills(db)
    .where(page.where)
    .orderBy(...page.orderBy);
  return { rows, counted: await countUpTo(db, list, matching) };
}
