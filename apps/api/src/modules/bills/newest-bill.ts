import { and, desc, eq, type Placeholder, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/client.ts';
import { bills } from '../../database/schema/index.ts';

/**
 * The current bill of an order is its newest: a second bill is issued only after the first was
 * cancelled.
 */
export function isNewestBill(db: Executor, orderId: Placeholder | PgColumn): SQL {
  const each = alias(bills, 'each_bill');
  const newest = db
    .select({ id: each.id })
    .from(each)
    .where(and(eq(each.orderId, orderId), eq(each.kind, 'bill')))
    .orderBy(desc(each.createdAt), desc(each.number))
    .limit(1);
  return eq(bills.id, newest);
}
