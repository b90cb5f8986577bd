import { and, count, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { orders, packages } from '../../database/schema/index.ts';
import { TOTAL_MAX } from '../../lists/page.ts';
import { planFor } from '../../lists/read-list.ts';

/** Written as in the partial index, so that PostgreSQL uses it. */
const isInProgress = sql`${orders.status} IN ('submitted', 'in_review', 'awaiting_client', 'in_progress')`;
const bought = sql`(${orders.package} ->> 'version')::int`;

/** The number of orders in progress that bought a version of this package whose content differs from the current one; at most a thousand. */
export function countOlderOrders(db: Executor, packageId: string): Promise<number> {
  const present = sql`(SELECT ${packages.contentVersion} FROM ${packages} WHERE ${packages.id} = ${packageId})`;
  return db.transaction(async (tx) => {
    // PostgreSQL underestimates the number of orders, and would sort them all instead of reading the index in order.
    await planFor(tx, 'window');
    const older = tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(isInProgress, sql`${orders.package} ->> 'id' = ${packageId}`, lt(bought, present)))
      // Sorted as in the index, so that the limit stops the scan.
      .orderBy(bought)
      .limit(TOTAL_MAX)
      .as('older');
    const [row] = await tx.select({ total: count() }).from(older);
    return row?.total ?? 0;
  });
}
