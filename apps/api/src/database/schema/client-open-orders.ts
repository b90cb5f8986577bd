import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { moment } from './columns.ts';

/**
 * The clients who have orders that are not final, so that the list of them is read from an index.
 * Written by the trigger of `orders` alone.
 */
export const clientOpenOrders = pgTable(
  'client_open_orders',
  {
    clientId: uuid('client_id')
      .primaryKey()
      .references(() => clients.userId, { onDelete: 'cascade' }),
    /** Copied from the client's row. */
    createdAt: moment('created_at').notNull(),
    orders: integer('orders').notNull(),
  },
  (table) => [index('client_open_orders_newest').on(table.createdAt, table.clientId)],
);
