import { sql } from 'drizzle-orm';
import type { Executor } from '../../../database/client.ts';
import { domiciliationPeriods, domiciliations } from '../../../database/schema/index.ts';

type NewDomiciliation = {
  clientId: string;
  orderId: string;
  companyName: string;
  ice: string | null;
  startDate: string;
  endDate: string;
  months: number;
  monthlyRateCentimes: number;
  search: string;
  now: Date;
};

/** Inserts a domiciliation with its first period. @returns its id */
export async function insertDomiciliation(
  tx: Executor,
  { months, search, now, ...about }: NewDomiciliation,
): Promise<string> {
  const [row] = await tx
    .insert(domiciliations)
    .values({ ...about, search: sql`fold_text(${search})`, createdAt: now })
    .returning({ id: domiciliations.id });
  if (row === undefined) throw new Error('The domiciliation was not written');
  const { orderId, startDate, endDate } = about;
  const period = { domiciliationId: row.id, orderId, startDate, endDate, months, createdAt: now };
  await tx.insert(domiciliationPeriods).values(period);
  return row.id;
}
