import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/** Who of the staff has an order open; their browsers renew the row. Unlogged: it may be lost in a crash. */
export const orderViewers = pgTable(
  'order_viewers',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.userId] }),
    index('order_viewers_seen_at').on(table.seenAt),
  ],
);
