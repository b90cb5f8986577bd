import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

/** Somebody who wants to be called: the free consultation. */
export const callbackRequests = pgTable(
  'callback_requests',
  {
    id: id(),
    name: text('name'),
    phone: text('phone').notNull(),
    message: text('message'),
    createdAt: createdAt(),
  },
  (table) => [index('callback_requests_newest').on(table.createdAt, table.id)],
);
