import type { CallbackStatus } from '@tassis/domain';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, version } from './columns.ts';
import { users } from './users.ts';

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
    /** The status of a request that was not cancelled. */
    status: text('status').$type<Exclude<CallbackStatus, 'cancelled'>>().notNull().default('open'),
    /** The member of staff who has taken it, or called. */
    assignedTo: uuid('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    /** Visible to the staff only. */
    note: text('note'),
    /** What a search looks through: no accents, lower case. */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(coalesce(name, '') || ' ' || phone || ' ' || coalesce(message, ''))`,
      ),
    createdAt: createdAt(),
    /** When to call; the list is ordered by it. */
    dueAt: moment('due_at')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(slot, created_at)`),
    version: version(),
  },
  (table) => [
    uniqueIndex('callback_requests_slot')
      .on(table.slot)
      .where(sql`${table.cancelledAt} IS NULL`),
    check(
      'callback_requests_slot_has_email',
      sql`${table.slot} IS NULL OR ${table.email} IS NOT NULL`,
    ),
    index('callback_requests_due').on(table.dueAt, table.id),
    index('callback_requests_due_by_status')
      .on(table.status, table.dueAt, table.id)
      .where(sql`${table.cancelledAt} IS NULL`),
    index('callback_requests_due_waiting')
      .on(table.dueAt, table.id)
      .where(sql`${table.cancelledAt} IS NULL AND ${table.status} <> 'done'`),
    index('callback_requests_due_cancelled')
      .on(table.dueAt, table.id)
      .where(sql`${table.cancelledAt} IS NOT NULL`),
    index('callback_requests_assigned_to').on(table.assignedTo),
    index('callback_requests_phone_digits').on(sql`phone_digits(${table.phone})`),
    index('callback_requests_email').on(sql`lower(${table.email})`),
    index('callback_requests_search').using('gin', sql`${table.search} gin_trgm_ops`),
  ],
);
