import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

/**
 * How many orders of a package were placed in a month of Morocco, named by its first day. Written by the trigger of
 * `orders` alone.
 */
export const packageOrders = pgTable(
  'package_orders',
  {
    month: date('month').notNull(),
    packageId: uuid('package_id').notNull(),
    orders: integer('orders').notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.packageId] })],
);
