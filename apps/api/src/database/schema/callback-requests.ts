import { sql } from 'drizzle-orm';
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
    /** What a search looks through: no accents, lower case. */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(coalesce(name, '') || ' ' || phone || ' ' || coalesce(message, ''))`,
      ),
    createdAt: createdAt(),
  },
  (table) => [
    index('callback_requests_newest').on(table.createdAt, table.id),
    index('callback_requests_search').using('gin', sql`${table.search} gin_trgm_ops`),
  ],
);
