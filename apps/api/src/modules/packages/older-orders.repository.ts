import { and, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { orders, packages } from '../../database/schema/index.ts';
import { countUpTo } from '../../lists/count-list.ts';
import { TOTAL_MAX } from '../../lists/page.ts';

/** In the words of the index. */
const isInProgress = sql`${orders.status} IN ('submitted', 'in_review', 'awaiting_client', 'in_progress')`;

/** How many orders in progress bought a content of this package that is not its present one; at most a thousand. */
export async function countOlderOrders(db: Executor, packageId: string): Promise<number> {
  const bought = sql`(${orders.package} ->> 'version')::int`;
  const present = sql`(SELECT ${packages.contentVersion} FROM ${packages} WHERE ${packages.id} = ${packageId})`;
  const counted = await countUpTo(
    db,
    { table: orders, id: orders.id },
    and(isInProgress, sql`${orders.package} ->> 'id' = ${packageId}`, lt(bought, present)),
  );
  return Math.min(counted, TOTAL_MAX);
}
