import type { AdminOverview } from '@tassis/contracts';
import {
  addDays,
  SERVICE_TYPES,
  startOfMoroccanDay,
  toMad,
  type ServiceType,
} from '@tassis/domain';
import { count, eq, gte, sql, sum } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { bills, orders } from '../../database/schema/index.ts';
import { toRecord } from './overview.repository.ts';

const WEEKS = 12;

/** The ordered and billed amounts of the last weeks, the current one included, by service. */
export async function findWeeks(db: Executor, today: string): Promise<AdminOverview['weeks']> {
  const weekday = new Date(today).getUTCDay() || 7;
  const first = addDays(today, 1 - weekday - 7 * (WEEKS - 1));
  const orderWeek = sql<string>`date_trunc('week', ${orders.createdAt} AT TIME ZONE 'Africa/Casablanca')::date::text`;
  const ordered = await db
    .select({ week: orderWeek.as('week'), service: orders.service, value: count() })
    .from(orders)
    .where(gte(orders.createdAt, startOfMoroccanDay(first)))
    .groupBy(sql`1, 2`);
  const billWeek = sql<string>`date_trunc('week', ${bills.issuedOn}::timestamp)::date::text`;
  const billed = await db
    .select({
      week: billWeek.as('week'),
      service: orders.service,
      value: sum(bills.totalCentimes).mapWith(Number),
    })
    .from(bills)
    .innerJoin(orders, eq(orders.id, bills.orderId))
    .where(gte(bills.issuedOn, first))
    .groupBy(sql`1, 2`);
  return Array.from({ length: WEEKS }, (_, index) => {
    const week = addDays(first, 7 * index);
    return {
      week,
      orders: toRecord(SERVICE_TYPES, (service) => getValue(ordered, { week, service })),
      revenue: toRecord(SERVICE_TYPES, (service) => toMad(getValue(billed, { week, service }))),
    };
  });
}

type Row = { week: string; service: ServiceType | null; value: number };

function getValue(rows: readonly Row[], { week, service }: Pick<Row, 'week' | 'service'>): number {
  return rows.find((row) => row.week === week && row.service === service)?.value ?? 0;
}
