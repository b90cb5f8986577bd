import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { moment, version } from './columns.ts';
import { orders } from './orders.ts';

/** The state of an order's messages; the first message creates the row. A transaction that writes a message locks it. */
export const orderThreads = pgTable(
  'order_threads',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.userId),
    lastMessageAt: moment('last_message_at').notNull(),
    /** When the client wrote the first message that the firm has not answered. A trigger copies it to the order. */
    awaitsReplySince: moment('awaits_reply_since'),
    /** Whether its client has not read all that the firm wrote. */
    unreadByClient: boolean('unread_by_client').notNull().default(false),
    /** Counts new messages and read marks. */
    version: version(),
  },
  (table) => [
    index('order_threads_client_id').on(table.clientId),
    index('order_threads_unread_by_client')
      .on(table.clientId, table.lastMessageAt, table.orderId)
      .where(sql`${table.unreadByClient}`),
  ],
);
