import { date, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { domiciliations } from './domiciliations.ts';
import { orders } from './orders.ts';

/** One stretch of a domiciliation that was paid for: the first, then one for each renewal. */
export const domiciliationPeriods = pgTable(
  'domiciliation_periods',
  {
    id: id(),
    domiciliationId: uuid('domiciliation_id')
      .notNull()
      .references(() => domiciliations.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    startDate: date('start_date').notNull(),
    endDate: date('end_date').notNull(),
    months: integer('months').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('domiciliation_periods_domiciliation_id').on(table.domiciliationId, table.endDate),
  ],
);
