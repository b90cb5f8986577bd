import type { OrderStatus, ServiceType } from '@tassis/domain';
import { foreignKey, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';
import { orders } from './orders.ts';

/** What an order asks for. `data` holds the fields that have no table of their own yet. */
export const orderServices = pgTable(
  'order_services',
  {
    id: id(),
    orderId: uuid('order_id').notNull(),
    position: integer('position').notNull().default(0),
    type: text('type').$type<ServiceType>().notNull(),
    status: text('status').$type<OrderStatus>().notNull().default('submitted'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    // The order says the same type.
    foreignKey({
      name: 'order_services_order',
      columns: [table.orderId, table.type],
      foreignColumns: [orders.id, orders.service],
    }).onDelete('cascade'),
    index('order_services_order_id').on(table.orderId, table.position),
  ],
);
