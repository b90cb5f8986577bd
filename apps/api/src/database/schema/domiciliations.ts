import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { centimes, createdAt, id, moment, version } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/** A company that has its address with the firm: exists once the order that asked for it is completed. */
export const domiciliations = pgTable(
  'domiciliations',
  {
    id: id(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.userId),
    /** The order that opened it. */
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    companyName: text('company_name').notNull(),
    ice: text('ice'),
    startDate: date('start_date').notNull(),
    /** Last day; moves with each renewal. */
    endDate: date('end_date').notNull(),
    /** The monthly rate of the package as bought, before tax: the price of a renewal. */
    monthlyRateCentimes: centimes('monthly_rate_centimes').notNull(),
    closedAt: moment('closed_at'),
    closedBy: uuid('closed_by').references(() => users.id, { onDelete: 'set null' }),
    closeReason: text('close_reason'),
    /** What a search looks through, written as `fold_text(…)`. */
    search: text('search').notNull().default(''),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    // The columns after the keyset are filtered together with a year.
    index('domiciliations_of_client_by_end').on(
      table.clientId,
      table.endDate,
      table.id,
      table.closedAt,
      table.startDate,
    ),
    index('domiciliations_newest_of_client').on(
      table.clientId,
      table.createdAt,
      table.id,
      table.closedAt,
    ),
    index('domiciliations_open_of_client')
      .on(table.clientId, table.endDate, table.id)
      .where(sql`${table.closedAt} IS NULL`),
    // Serves the warnings and the filter by last day.
    index('domiciliations_open_end_date')
      .on(table.endDate, table.id)
      .where(sql`${table.closedAt} IS NULL`),
    index('domiciliations_end_date').on(table.endDate, table.id),
    index('domiciliations_closed_end_date')
      .on(table.endDate, table.id)
      .where(sql`${table.closedAt} IS NOT NULL`),
    index('domiciliations_newest').on(table.createdAt, table.id),
    index('domiciliations_newest_open')
      .on(table.createdAt, table.id)
      .where(sql`${table.closedAt} IS NULL`),
    index('domiciliations_newest_closed')
      .on(table.createdAt, table.id)
      .where(sql`${table.closedAt} IS NOT NULL`),
    index('domiciliations_search').using('gin', sql`${table.search} gin_trgm_ops`),
  ],
);
