import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { orders } from './orders.ts';

/** A field that the client is asked to correct, as a path (`services.0.data.ICE`), until the order goes back to review. */
export const orderCorrections = pgTable(
  'order_corrections',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    field: text('field').notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [index('order_corrections_order_id').on(table.orderId, table.createdAt)],
);
