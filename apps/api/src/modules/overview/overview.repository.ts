import type { AdminOverview } from '@tassis/contracts';
import { ORDER_STATUSES, WARNING_STATUSES, type WarningThresholds } from '@tassis/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import {
  bills,
  contactSubmissions,
  domiciliations,
  orders,
  partners,
} from '../../database/schema/index.ts';
import { countUpTo } from '../../lists/count-list.ts';
import { endsWithin } from '../domiciliations/warning-range.repository.ts';

/** How many orders stand where. Each number is read from an index, up to 1 001 of its entries. */
export function countOrders(db: Executor): Promise<AdminOverview['orders']> {
  return byKey(ORDER_STATUSES, (status) =>
    countUpTo(db, { table: orders, id: orders.id }, eq(orders.status, status)),
  );
}

export function countBillsDue(db: Executor): Promise<AdminOverview['bills_due']> {
  return byKey(['unpaid', 'proof_sent', 'partly_paid'], (status) =>
    countUpTo(db, { table: bills, id: bills.id }, eq(bills.status, status)),
  );
}

/** Open domiciliations by how near their last day is. */
export async function countWarnings(
  db: Executor,
  today: string,
  thresholds: WarningThresholds,
): Promise<AdminOverview['warnings']> {
  return byKey(WARNING_STATUSES, (step) =>
    countUpTo(
      db,
      { table: domiciliations, id: domiciliations.id },
      and(isNull(domiciliations.closedAt), endsWithin(step, { today, thresholds })),
    ),
  );
}

export function countNewMessages(db: Executor): Promise<number> {
  const table = contactSubmissions;
  return countUpTo(db, { table, id: table.id }, eq(table.status, 'new'));
}

export function countPendingPartners(db: Executor): Promise<number> {
  return countUpTo(db, { table: partners, id: partners.userId }, eq(partners.status, 'pending'));
}

async function byKey<Key extends string>(
  keys: readonly Key[],
  countOf: (key: Key) => Promise<number>,
): Promise<Record<Key, number>> {
  const entries: [Key, number][] = [];
  for (const key of keys) entries.push([key, await countOf(key)]);
  // Object.fromEntries forgets which keys it was given.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(entries) as Record<Key, number>;
}
