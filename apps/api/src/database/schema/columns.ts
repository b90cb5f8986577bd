import { bigint, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Random key, made by the database when the code has not made it first. */
export const id = () => uuid('id').primaryKey().defaultRandom();

/**
 * A moment, to the millisecond: the precision of a JavaScript `Date`, so that a keyset cursor that
 * went through JSON still equals the row it came from.
 */
export const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();

/** Counts the writes of a shared record: what `If-Match` is compared with. */
export const version = () => integer('version').notNull().default(1);

/** Money, in integer centimes of MAD: safe as a number up to 90 071 992 547 409.91 MAD. */
export const centimes = (name: string) => bigint(name, { mode: 'number' });
