import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

/** Somebody who wants to be called: the free consultation, as soon as possible or at a booked half hour. */
export const callbackRequests = pgTable(
  'callback_requests',
  {
    id: id(),
    name: text('name'),
    phone: text('phone').notNull(),
    message: text('message'),
    /** Where the appointment is confirmed. */
    email: text('email'),
    /** When the booked half hour begins; null for a call as soon as possible. */
    slot: moment('slot'),
    cancelledAt: moment('cancelled_at'),
    /** What a search looks through: no accents, lower case. */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(coalesce(name, '') || ' ' || phone || ' ' || coalesce(message, ''))`,
      ),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('callback_requests_slot')
      .on(table.slot)
      .where(sql`${table.cancelledAt} IS NULL`),
    check(
      'callback_requests_slot_has_email',
      sql`${table.slot} IS NULL OR ${table.email} IS NOT NULL`,
    ),
    index('callback_requests_newest').on(table.createdAt, table.id),
    index('callback_requests_search').using('gin', sql`${table.search} gin_trgm_ops`),
  ],
);
