import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { moment } from './columns.ts';

/**
 * The clients who have bills that are not paid in full, so that the list of them is read from an index.
 * Written by the trigger of `bills` alone. A table of its own beside that of open orders: who locks an order or a bill
 * waits for one row only.
 */
export const clientUnpaidBills = pgTable(
  'client_unpaid_bills',
  {
    clientId: uuid('client_id')
      .primaryKey()
      .references(() => clients.userId, { onDelete: 'cascade' }),
    /** Copied from the client's row. */
    createdAt: moment('created_at').notNull(),
    bills: integer('bills').notNull(),
  },
  (table) => [index('client_unpaid_bills_newest').on(table.createdAt, table.clientId)],
);
