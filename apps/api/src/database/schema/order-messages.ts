import type { MessageSide } from '@tassis/domain';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { documents } from './documents.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/** What a client and the firm write to each other about an order. */
export const orderMessages = pgTable(
  'order_messages',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    side: text('side').$type<MessageSide>().notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** The attached document. */
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When the other side first read it. */
    readAt: moment('read_at'),
    /** When a mail announced it, because nobody had read it. */
    mailedAt: moment('mailed_at'),
  },
  (table) => [
    index('order_messages_newest_of_order').on(table.orderId, table.createdAt, table.id),
    index('order_messages_unread')
      .on(table.orderId, table.side, table.createdAt)
      .where(sql`${table.readAt} IS NULL`),
    index('order_messages_document_id').on(table.documentId),
  ],
);
