import { createOrder, type Order } from '@tassis/contracts';
import { addDays, moroccanDay } from '@tassis/domain';
import { domiciliationData } from '@tassis/testing/builders';
import { sql } from 'drizzle-orm';
import { domiciliationPeriods, domiciliations } from '../database/schema/index.ts';
import type { createTestApi } from './create-test-api.ts';
import { insertPackage } from './insert-package.ts';

type TestApi = Awaited<ReturnType<typeof createTestApi>>;
type Domiciled = { id: string; token: string };
type Changes = Partial<typeof domiciliations.$inferInsert>;

let made = 0;

/** A domiciliation of this client's that ends in so many days, and the order that opened it. */
export async function insertDomiciled(
  api: TestApi,
  { id: clientId, token }: Domiciled,
  { daysLeft = 365, ...changes }: Changes & { daysLeft?: number } = {},
) {
  made += 1;
  const companyName = `Atlas Conseil ${made}`;
  const payload = {
    package_id: await insertPackage(api.db),
    services: [{ type: 'domiciliation', data: domiciliationData({ companyName }) }],
  };
  const answer = await api.ask(createOrder, { token, payload });
  const order = answer.json<{ data: Order }>().data;
  const [row] = await api.db
    .insert(domiciliations)
    .values({
      clientId,
      orderId: order.id,
      companyName,
      ice: '001525367000058',
      startDate: '2026-01-01',
      endDate: addDays(moroccanDay(api.clock()), daysLeft),
      monthlyRateCentimes: 12_000,
      createdAt: api.clock(),
      search: sql`fold_text(${changes.companyName ?? companyName})`,
      ...changes,
    })
    .returning();
  if (row === undefined) throw new Error('The domiciliation was not written');
  const { startDate, endDate } = row;
  const period = { domiciliationId: row.id, orderId: order.id, startDate, endDate, months: 12 };
  await api.db.insert(domiciliationPeriods).values(period);
  return { ...row, order };
}
