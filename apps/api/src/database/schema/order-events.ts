import type { OrderStatus, Role } from '@tassis/domain';
import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/** The order's timeline. An event that changed the status carries the new one. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: moment('at').notNull().defaultNow(),
    status: text('status').$type<OrderStatus>(),
    actor: text('actor').$type<Role | 'system'>().notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    message: text('message'),
    visibleToClient: boolean('visible_to_client').notNull().default(true),
  },
  (table) => [index('order_events_order_id').on(table.orderId, table.id)],
);
