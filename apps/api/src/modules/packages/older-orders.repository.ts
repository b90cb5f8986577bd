import { and, count, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { orders, packages } from '../../database/schema/index.ts';
import { TOTAL_MAX } from '../../lists/page.ts';
import { planFor } from '../../lists/read-list.ts';

/** In the words of the index. */
const isInProgress = sql`${orders.status} IN ('submitted', 'in_review', 'awaiting_client', 'in_progress')`;
const bought = sql`(${orders.package} ->> 'version')::int`;

/** How many orders in progress bought a content of this package that is not its present one; at most a thousand. */
export function countOlderOrders(db: Executor, packageId: string): Promise<number> {
  const present = sql`(SELECT ${packages.contentVersion} FROM ${packages} WHERE ${packages.id} = ${packageId})`;
  return db.transaction(async (tx) => {
    // PostgreSQL thinks of too few orders, and would sort them all instead of walking along the index.
    await planFor(tx, 'window');
    const older = tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(isInProgress, sql`${orders.package} ->> 'id' = ${packageId}`, lt(bought, present)))
      // In the order of the index, which is then read no further than the limit.
      .orderBy(bought)
      .limit(TOTAL_MAX)
      .as('older');
    const [row] = await tx.select({ total: count() }).from(older);
    return row?.total ?? 0;
  });
}
