import type { AdminOverview } from '@tassis/contracts';
import {
  addDays,
  ORDER_STATUSES,
  startOfMoroccanDay,
  WARNING_STATUSES,
  type WarningThresholds,
} from '@tassis/domain';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import {
  bills,
  contactSubmissions,
  documents,
  domiciliations,
  orders,
  partners,
} from '../../database/schema/index.ts';
import { countEach, type Count } from '../../lists/count-list.ts';
import { billsToRefund } from '../bills/bill-list.repository.ts';
import { callbacksOfToday } from '../callback-requests/callback-request.repository.ts';
import { selectGenerated } from '../domiciliations/warning-list.repository.ts';
import { endsWithin } from '../domiciliations/warning-range.repository.ts';
import { ordersAwaitingReply } from '../orders/read/order-list-statements.repository.ts';

const OPEN_STATUSES = ['submitted', 'in_review', 'awaiting_client', 'in_progress'] as const;
const DUE_STATUSES = ['unpaid', 'proof_sent', 'partly_paid'] as const;

type View = {
  now: Date;
  today: string;
  thresholds: WarningThresholds;
  /** The last day that counts as old. */
  oldUntil: string;
};

type Counts = Omit<AdminOverview, 'old_orders' | 'settings_to_fill' | 'weeks'> & {
  old: AdminOverview['old_orders']['counts'];
};

/** Counts the open work of the staff: each number is read from an index, all in one statement. */
export async function countWork(db: Executor, view: View): Promise<Counts> {
  const { now, today, thresholds, oldUntil } = view;
  const old = lt(orders.createdAt, startOfMoroccanDay(addDays(oldUntil, 1)));
  const counted = await countEach(db, {
    ...byKey('orders', ORDER_STATUSES, (status) => of(orders, eq(orders.status, status))),
    ...byKey('old', OPEN_STATUSES, (status) => of(orders, and(eq(orders.status, status), old))),
    ...byKey('bills', DUE_STATUSES, (status) => of(bills, eq(bills.status, status))),
    ...byKey('warnings', WARNING_STATUSES, (step) =>
      of(
        domiciliations,
        and(isNull(domiciliations.closedAt), endsWithin(step, { today, thresholds })),
      ),
    ),
    ...byKey('generated', WARNING_STATUSES, selectGenerated),
    bills_to_refund: billsToRefund,
    documents_to_review: of(documents, eq(documents.status, 'pending')),
    new_messages: of(contactSubmissions, eq(contactSubmissions.status, 'new')),
    orders_awaiting_reply: ordersAwaitingReply,
    callbacks_today: callbacksOfToday(now),
    pending_partners: {
      table: partners,
      id: partners.userId,
      matching: eq(partners.status, 'pending'),
    },
  });
  const getNumbers = <Key extends string>(group: string, keys: readonly Key[]) =>
    toRecord(keys, (key) => counted[`${group}.${key}`] ?? 0);
  const ending = getNumbers('warnings', WARNING_STATUSES);
  const generated = getNumbers('generated', WARNING_STATUSES);
  return {
    orders: getNumbers('orders', ORDER_STATUSES),
    old: getNumbers('old', OPEN_STATUSES),
    bills_due: getNumbers('bills', DUE_STATUSES),
    // Counted like the list of warnings.
    warnings: toRecord(WARNING_STATUSES, (status) => ending[status] + generated[status]),
    bills_to_refund: counted['bills_to_refund'] ?? 0,
    documents_to_review: counted['documents_to_review'] ?? 0,
    new_messages: counted['new_messages'] ?? 0,
    orders_awaiting_reply: counted['orders_awaiting_reply'] ?? 0,
    callbacks_today: counted['callbacks_today'] ?? 0,
    pending_partners: counted['pending_partners'] ?? 0,
  };
}

type Identified = Count['table'] & { id: Count['id'] };

function of(table: Identified, matching: Count['matching']): Count {
  return { table, id: table.id, matching };
}

function byKey<Key extends string>(
  group: string,
  keys: readonly Key[],
  toCount: (key: Key) => Count,
): Record<string, Count> {
  return Object.fromEntries(keys.map((key) => [`${group}.${key}`, toCount(key)]));
}

/** Returns an object with a value for each key. */
export function toRecord<Key extends string, Value>(
  keys: readonly Key[],
  getValue: (key: Key) => Value,
): Record<Key, Value> {
  // The type of Object.fromEntries loses the keys.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(keys.map((key) => [key, getValue(key)])) as Record<Key, Value>;
}
