import type { ContentOverview } from '@tassis/contracts';
import { addMonths, moroccanDay } from '@tassis/domain';
import { asc, eq, gte } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { packageOrders, packages } from '../../database/schema/index.ts';

const MONTHS = 12;

/** How often each package was ordered in the last months, the current one included. */
export async function findOrdersByMonth(
  db: Executor,
  now: Date,
): Promise<ContentOverview['orders']> {
  const present = `${moroccanDay(now).slice(0, 7)}-01`;
  const months = Array.from({ length: MONTHS }, (_, index) =>
    addMonths(present, index + 1 - MONTHS),
  );
  const { id, code, name, status } = packages;
  const rows = await db
    .select({ id, code, name, status, month: packageOrders.month, orders: packageOrders.orders })
    .from(packageOrders)
    .innerJoin(packages, eq(packages.id, packageOrders.packageId))
    .where(gte(packageOrders.month, months[0] ?? present))
    .orderBy(asc(packages.position), asc(packages.id), asc(packageOrders.month));
  const byPackage = Map.groupBy(rows, (row) => row.id);
  return {
    months: months.map((month) => month.slice(0, 7)),
    packages: [...byPackage.values()].flatMap((own) => {
      const [first] = own;
      if (first === undefined) return [];
      const counts = months.map((month) => own.find((row) => row.month === month)?.orders ?? 0);
      return [{ id: first.id, code: first.code, name: first.name, status: first.status, counts }];
    }),
  };
}
