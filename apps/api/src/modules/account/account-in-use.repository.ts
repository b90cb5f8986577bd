import { and, eq, exists, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { bills, domiciliations, orders } from '../../database/schema/index.ts';

/** Whether billed work is in progress, a bill is due or to be refunded, or a company is still domiciled here. */
export async function isUnderWay(tx: Executor, clientId: string, today: string): Promise<boolean> {
  const dueBills = tx
    .select({ one: sql`1` })
    .from(bills)
    .where(
      and(
        eq(bills.clientId, clientId),
        eq(bills.kind, 'bill'),
        or(
          inArray(bills.status, ['unpaid', 'proof_sent', 'partly_paid']),
          gt(bills.refundCentimes, 0),
        ),
      ),
    );
  const openWork = tx
    .select({ one: sql`1` })
    .from(orders)
    .innerJoin(bills, eq(bills.orderId, orders.id))
    .where(
      and(
        eq(orders.clientId, clientId),
        inArray(orders.status, ['in_progress', 'awaiting_client', 'in_review']),
      ),
    );
  const running = tx
    .select({ one: sql`1` })
    .from(domiciliations)
    .where(
      and(
        eq(domiciliations.clientId, clientId),
        isNull(domiciliations.closedAt),
        gte(domiciliations.endDate, today),
      ),
    );
  const { rows } = await tx.execute<{ found: boolean }>(
    sql`SELECT ${or(exists(dueBills), exists(openWork), exists(running))} AS found`,
  );
  return rows[0]?.found ?? false;
}
